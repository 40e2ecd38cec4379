/** A table by words that people may write: without what every object has, so that "constructor" is no entry. */
export const wordTable = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.assign(Object.create(null) as Record<string, T>, entries)
