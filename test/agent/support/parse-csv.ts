/** Reads CSV as RFC 4180 describes it: the records, each a list of its fields. Throws for what the grammar does not have. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = []
  let [at, fields] = [0, [] as string[]]
  while (at < text.length) {
    const field = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
    field.lastIndex = at
    const match = field.exec(text)!
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2]!)
    at = field.lastIndex
    if (text[at] === ',') at++
    else if (text.startsWith('\r\n', at)) {
      at += 2
      records.push(fields)
      fields = []
    } else throw new Error(`No CSV at ${at}: ${JSON.stringify(text.slice(at, at + 20))}`)
  }
  if (fields.length) throw new Error('The last record has no end')
  return records
}
