/** Names people have, first and last, the ones most easily blamed among them. */
export const INNOCENT: readonly string[] = (
  'Ada Adam Adrian Adrianna Agata Agnieszka Albert Aleksander Aleksandra Alicja Alina Amelia Anastazja Andrzej Aniela Anita Anna Antoni ' +
  'Antonina Apolonia Arkadiusz Artur Barbara Bartek Bartłomiej Bartosz Basia Beata Bernard Błażej Bogdan Bogumiła Borys Bożena Bronisław ' +
  'Bruno Cecylia Celina Cezary Dagmara Damian Daniel Danuta Daria Dariusz Dawid Diana Dominik Dominika Dorota Edward Eliza Elżbieta Emil ' +
  'Emilia Ernest Ewa Ewelina Fabian Felicja Feliks Filip Franciszek Gabriel Gabriela Gaja Grażyna Grzegorz Gustaw Halina Hanna Hania Helena ' +
  'Henryk Hubert Iga Ignacy Igor Ilona Inga Irena Ireneusz Iwo Iwona Iza Izabela Jacek Jadwiga Jagoda Jakub Jan Janina Janusz Jarosław Jasiek ' +
  'Jeremi Jerzy Joanna Jolanta Jonasz Józef Judyta Julek Julia Julian Juliusz Justyna Kacper Kaja Kajetan Kalina Kamil Kamila Karol Karolina ' +
  'Kasia Kasjan Katarzyna Kazimierz Kinga Klara Klaudia Klemens Konrad Konstanty Kornelia Krystian Krystyna Krzysztof Ksawery Kuba Laura Lech ' +
  'Lena Leon Leonard Leszek Lidia Liliana Liwia Łucja Łukasz Maciej Magda Magdalena Maja Maks Maksymilian Malwina Małgorzata Marcel Marcelina ' +
  'Marcin Marek Maria Marianna Mariusz Marlena Marta Martyna Maryla Mateusz Matylda Michalina Michał Mieczysław Mikołaj Milena Miłosz Mirosław ' +
  'Monika Nadia Natalia Natan Nataniel Nela Nikodem Nikola Nina Norbert Oktawia Ola Olaf Olek Oleńka Olga Olgierd Oliwia Oliwier Oskar Otylia ' +
  'Patryk Patrycja Paulina Paweł Piotr Pola Przemysław Radek Radosław Rafał Renata Robert Roksana Roman Rozalia Róża Ryszard Sabina Sandra ' +
  'Sara Sebastian Seweryn Sławomir Sonia Stanisław Staś Stefan Stefania Stella Sylwester Sylwia Szymon Tadeusz Tamara Teodor Teresa Tomasz ' +
  'Tosia Tymek Tymon Tymoteusz Urszula Wacław Waldemar Weronika Wiesława Wiktor Wiktoria Wincenty Wioletta Witold Władysław Włodzimierz Wojciech ' +
  'Wojtek Zbigniew Zdzisław Zenon Zofia Zosia Zuzanna Zygmunt Żaneta ' +
  'Nowak Kowalski Wiśniewska Wójcik Kowalczyk Kamińska Lewandowski Zielińska Szymański Woźniak Dąbrowska Kozłowski Jankowska Mazur Kwiatkowska ' +
  'Krawczyk Kaczmarek Piotrowska Grabowski Chojnacka Chojecki Hojnacki Kurowska Kurpiewski Kurek Ruchała Pizło Cipriani Srokowski ' +
  'Sroczyński Szczygieł Szczepan Szczęsny Kutno Fiutowski Gwalbert Pierko Pierzchała Dupont Dupuis Duparc Dupin Cycoń Sukiennik ' +
  'Debski Debra Pedersen Pedro Zydlewski Analiza Mongołowicz Cwetkow Ciotkowska ' +
  'Aaron Abigail Alan Albert Alfie Alice Amanda Amber Amy Andrea Andrew Angela Anthony Archie Arthur Ashley Assange Austin Ava Barnaby Beatrice ' +
  'Ben Benjamin Beth Bill Bob Bobby Brandon Brian Bridget Cameron Carol Caroline Cassandra Cassidy Catherine Charles Charlie Charlotte Chloe ' +
  'Christopher Claire Clara Cummings Cumberbatch Cunningham Daisy Daniel David Deborah Dick Dickens Dickinson Dominic Dylan Edith Edward Eleanor ' +
  'Elizabeth Ella Ellie Emily Emma Eric Erica Essex Ethan Evelyn Faith Fanny Felix Finley Florence Frank Frederick Freya George Georgia Grace ' +
  'Graham Hancock Hannah Harriet Harry Harvey Heather Henry Hitchcock Holly Hugh Isaac Isabella Isla Ivy Jack Jackson Jacob James Jane Jason ' +
  'Jasmine Jennifer Jessica Joan John Jonathan Joseph Joshua Julia Karen Katie Keith Kevin Kitty Laura Lauren Lewis Liam Lily Logan Louis Lucas ' +
  'Lucy Luke Margaret Mark Martha Mary Matthew Megan Mia Michael Millie Molly Nancy Nathan Nazim Niamh Nicholas Nigel Niger Nigeria Noah Nora ' +
  'Oliver Olivia Oscar Owen Pamela Patricia Paul Peacock Penelope Peter Phoebe Poppy Rachel Rebecca Reggie Richard Robert Roger Rose Ruby Ryan ' +
  'Samuel Sarah Scarlett Scunthorpe Sebastian Sexton Sienna Simon Sophia Sophie Sukhdev Summer Susan Teddy Theodore Thomas Titus Toby Tobias Tom ' +
  'Tyler Victoria Violet Virginia Walter William Wolfgang Yoshito Zachary Zoe Asuka Akishita Shiitake Shitake Cockburn Assumpta Analena Rapunzel ' +
  'Dickson Raphael Spike Fargo Piston Buttercup Pratt Wang Lipshitz Matsushita Ola5 Kuba2 Ania2013 R2D2 X AB'
)
  .split(' ')
  .concat([
    'Ala z kotem',
    'Pani Anna',
    'Ola K',
    'Jan III',
    'Team 7',
    '李明',
    'Zoë',
    'Łukasz Ż',
    'Ola & Ala',
    '🦊',
    'José',
    'Müller',
    'Ассоль',
    'Chris P.',
  ]);
