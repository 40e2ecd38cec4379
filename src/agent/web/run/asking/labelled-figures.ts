/** A phrase and the figure right behind it: "standing charge 52p a day", "room 4", "from £12". */
const FIGURE =
  /(?<=^|[\s,;.·(])(\p{L}[\p{L} -]{1,30}?)[:\s]+((?:\p{Sc}\s?)?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:%|\p{L}{1,4}\b))?)/gu

/** Figures in the texts of alike records that all of them say behind the same words: a column of that name for each. */
export function labelledFigures(texts: readonly string[]): Map<string, string[]> {
  const found = texts.map(figuresIn)
  const [first, ...others] = found
  const out = new Map<string, string[]>()
  for (const label of first?.keys() ?? [])
    if (others.every(figures => figures.has(label)))
      out.set(
        label,
        found.map(figures => figures.get(label)!),
      )
  return out
}

/** Of each text; a label that comes twice says nothing. */
function figuresIn(text: string): Map<string, string> {
  const out = new Map<string, string>()
  const seen = new Set<string>()
  for (const [, label, figure] of text.matchAll(FIGURE)) {
    const name = label!.trim().toLowerCase()
    if (seen.has(name)) out.delete(name)
    else out.set(name, figure!.trim())
    seen.add(name)
  }
  return out
}
