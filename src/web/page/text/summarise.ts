/** Characters of a summary, at most. */
const LONGEST = 140

/** A list or record as one readable line: "Berlin, Oslo", "city: Berlin, zip: 10115", "3 items". */
export function summarise(value: unknown, depth = 0): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value as string)
  const isList = Array.isArray(value)
  const count = isList ? value.length : Object.keys(value).length
  if (!count) return isList ? 'empty list' : 'empty'
  if (isList && value.some(item => typeof item === 'object' && item !== null))
    return `${count} ${count === 1 ? 'item' : 'items'}`
  if (depth > 1) return `${count} ${isList ? 'item' : 'field'}${count === 1 ? '' : 's'}`
  let text = ''
  for (const [name, inner] of Object.entries(value)) {
    text += `${text && ', '}${isList ? '' : `${name}: `}${summarise(inner, depth + 1)}`
    if (text.length > LONGEST) return `${[...text].slice(0, LONGEST - 1).join('')}…`
  }
  return text
}
