/** How many letters the longer line has when a name is broken into two at best: they decide how large it can be written. */
export function longerLine(name: string): number {
  const words = name.split(' ');
  const lengths = words.map((_, at) =>
    Math.max(words.slice(0, at + 1).join(' ').length, words.slice(at + 1).join(' ').length),
  );
  return Math.min(...lengths);
}
