const POLISH = ['Trybik', 'Śrubka', 'Dioda', 'Nit', 'Zębatka', 'Dynamo', 'Tłoczek', 'Sprężyna', 'Zaworek', 'Magnes'];
const ENGLISH = ['Cog', 'Bolt', 'Diode', 'Rivet', 'Gear', 'Dynamo', 'Piston', 'Spring', 'Valve', 'Magnet'];

/** What bots are called that nobody has named. */
export function namesOfBots(lang: string): readonly string[] {
  return /^pl\b/.test(lang) ? POLISH : ENGLISH;
}
