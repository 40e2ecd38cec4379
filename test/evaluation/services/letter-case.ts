type Plain = Record<string, unknown>

const snake = (key: string) => key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const kebab = (key: string) => key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const pascal = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
/** Any of them back to camelCase. */
const camel = (key: string) =>
  key
    .replace(/^[A-Z]/, letter => letter.toLowerCase())
    .replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The same value with all its keys renamed, however deep. */
function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map(item => renameKeys(item, rename))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), renameKeys(inner, rename)]))
}

export const toSnake = (value: unknown) => renameKeys(value, snake) as Plain
export const toKebab = (value: unknown) => renameKeys(value, kebab) as Plain
export const toPascal = (value: unknown) => renameKeys(value, pascal) as Plain
export const toCamel = (value: unknown) => renameKeys(value, camel) as Plain
