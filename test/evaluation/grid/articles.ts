/** "an open order", "an hourly rate", "a user". */
export const withArticles = (ask: string): string =>
  ask.replaceAll(/\b([Aa]) (?=(?:[aeio](?!ne\b)|u(?!ni|s[ei]|k\b)|hour))/g, '$1n ')
