/** Animals that no game of ours has on a card: nobody mistakes a player for one. With the gender, for what stands before them. */
type Gender = 'm' | 'f' | 'n';

const POLISH: readonly (readonly [gender: Gender, names: string])[] = [
  [
    'm',
    'Bóbr Borsuk Bizon Bażant Bocian Aligator Flaming Gepard Gronostaj Jaguar Jastrząb Jelonek Kajman Kameleon Kanarek ' +
      'Kangur Karp Koala Kojot Koliber Kondor Konik Kormoran Kos Kret Krab Lampart Lemur Leming Leniwiec Łabędź Łoś Manul ' +
      'Mors Mrówkojad Narwal Nietoperz Nosorożec Ocelot Orlik Pancernik Pawian Paw Pelikan Pingwin Puchacz Renifer Rosomak ' +
      'Ryś Sęp Słoń Słowik Sokół Struś Suseł Szop Szpak Świstak Tapir Tukan Tygrys Wieloryb Wielbłąd Wróbel Wombat ' +
      'Żubr Żuraw Żbik Dudek Dzik Dzięcioł Daniel Gawron Gil Głuszec Kruk Lin Morświn Muflon Perkoz Bawół Bąk',
  ],
  [
    'f',
    'Alpaka Antylopa Czapla Fretka Foka Gazela Gęś Gąsienica Hiena Iguana Jaskółka Kaczka Koza Krewetka Kuna Lama Lwica Łania ' +
      'Łasica Małpka Mewa Meduza Mrówka Norka Panda Pantera Pliszka Pustułka Płaszczka Ropucha Rozgwiazda Salamandra ' +
      'Sarna Sikorka Sójka Sroka Surykatka Szynszyla Traszka Wiewiórka Wydra Wilga Żmija Biedronka Ważka Nutria Ostryga Perliczka Puma Zięba',
  ],
  ['n', 'Emu Okapi Kiwi'],
];

const POLISH_WORDS: Readonly<Record<Gender, string>> = {
  m: 'Wesoły Dzielny Bystry Śmiały Cichy Mądry Zwinny Radosny Srebrny Złoty Zielony Błękitny Leśny Polny Poranny Zimowy Letni Morski',
  f: 'Wesoła Dzielna Bystra Śmiała Cicha Mądra Zwinna Radosna Srebrna Złota Zielona Błękitna Leśna Polna Poranna Zimowa Letnia Morska',
  n: 'Wesołe Dzielne Bystre Śmiałe Ciche Mądre Zwinne Radosne Srebrne Złote Zielone Błękitne Leśne Polne Poranne Zimowe Letnie Morskie',
};

const ENGLISH =
  'Alligator Alpaca Anteater Antelope Armadillo Badger Bat Beaver Bison Blackbird Bluebird Boar Buffalo Bullfinch Caiman Camel ' +
  'Canary Caribou Chameleon Chamois Cheetah Chinchilla Chipmunk Clam Cobra Condor Cormorant Cougar Coyote Crab Crane Cricket ' +
  'Cuckoo Curlew Deer Dingo Donkey Dove Dragonfly Eagle Egret Elk Emu Ermine Falcon Ferret Finch Firefly Flamingo Gazelle Gecko ' +
  'Gibbon Goat Goldfinch Goose Gopher Gull Heron Hippo Hoopoe Ibex Ibis Iguana Jackal Jaguar Jay Jellyfish Kangaroo Kestrel ' +
  'Kingfisher Kite Kiwi Koala Ladybird Lark Lemming Lemur Leopard Lion Llama Lobster Lynx Macaque Magpie Manatee Mandrill Marmot ' +
  'Marten Meerkat Mole Mongoose Moose Moth Narwhal Newt Nightingale Ocelot Opossum Orca Oriole Osprey Ostrich Otter Panda ' +
  'Panther Partridge Peacock Pelican Penguin Pheasant Platypus Porcupine Possum Puffin Puma Quail Quokka Raccoon Raven Reindeer ' +
  'Rhino Robin Salamander Salmon Sandpiper Seahorse Seal Serval Shrew Shrimp Skunk Sloth Sparrow Squid Squirrel Starfish Starling ' +
  'Stork Swallow Swan Swift Tapir Tiger Toad Toucan Trout Vicuna Viper Vole Vulture Wallaby Walrus Weasel Whale Wolverine Wombat ' +
  'Woodpecker Wren Yak';

const ENGLISH_WORDS =
  'Merry Brave Clever Gentle Quiet Wise Nimble Jolly Silver Golden Green Azure Forest Meadow Morning Winter Summer Sunny';

type Lists = readonly [plain: readonly string[], full: readonly string[]];

const known = new Map<string, Lists>();

/** Animals by their names alone; and, for when there are more people than animals, with a word before them. */
export function animalNames(lang: string): Lists {
  const spoken = lang.startsWith('pl') ? 'pl' : 'en';
  let lists = known.get(spoken);
  if (lists === undefined) {
    lists = spoken === 'pl' ? polish() : english();
    known.set(spoken, lists);
  }
  return lists;
}

function polish(): Lists {
  const animals = POLISH.flatMap(([gender, names]) => names.split(' ').map((name) => [gender, name] as const));
  return [
    animals.map(([, name]) => name),
    animals.flatMap(([gender, name]) => POLISH_WORDS[gender].split(' ').map((word) => `${word} ${name}`)),
  ];
}

function english(): Lists {
  const animals = ENGLISH.split(' ');
  return [animals, animals.flatMap((name) => ENGLISH_WORDS.split(' ').map((word) => `${word} ${name}`))];
}
