/** The terms of an index as small numbers. */
export interface TermDictionary {
  /** The number of a term, given to it now if it has none. */
  add(term: string): number
  find(term: string): number | undefined
  textOf(id: number): string
  readonly size: number
}

/** An empty dictionary. It only grows; whoever owns it starts another one when most of it is no longer used. */
export function createDictionary(): TermDictionary {
  const ids = new Map<string, number>()
  const texts: string[] = []
  return {
    add(term) {
      const known = ids.get(term)
      if (known !== undefined) return known
      const id = texts.push(term) - 1
      ids.set(term, id)
      return id
    },
    find: term => ids.get(term),
    textOf: id => texts[id]!,
    get size() {
      return texts.length
    },
  }
}
