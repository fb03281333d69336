/** Lets the browser save a record as a file. */
export function saveRecord(record: unknown, game: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `stolik-${game}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
