export type Cell = string | number;

/** What a spreadsheet would take for a formula, in any width of letters. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠\t\r|%]/u;
/** A text with this before it stays a text in every spreadsheet. */
const QUOTE = "'";
/** Without it a spreadsheet takes the letters for another alphabet's. */
const MARK = '﻿';

/**
 * A table as spreadsheets read it. `separator`: a spreadsheet takes the one of its language, which in Polish is the semicolon.
 * Whatever people have written stays text: a name is no formula.
 */
export function csvOf(rows: readonly (readonly Cell[])[], separator: ',' | ';'): string {
  return MARK + rows.map((row) => row.map((cell) => written(cell, separator)).join(separator)).join('\r\n') + '\r\n';
}

function written(cell: Cell, separator: string): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? QUOTE + cell : cell;
  const plain = !text.includes(separator) && !/["\r\n;,\t]/.test(text);
  return plain ? text : `"${text.replaceAll('"', '""')}"`;
}
