/**
 * Makes an element. Properties starting with "on" are listeners, `class`, `data-*` and `aria-*` attributes; children
 * are nodes or texts. Texts become text nodes, never markup: nothing that a tool says can act on the page.
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name in element && !name.includes('-') && name !== 'list') element[name] = value
    else element.setAttribute(name === 'class' ? 'class' : name, value === true ? '' : String(value))
  }
  element.append(...children.flat(3).filter(child => child !== undefined && child !== null && child !== false))
  return element
}

/** "annual_revenue" → "Annual revenue". */
export function toLabel(name) {
  const words = String(name)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const isRecord = value => typeof value === 'object' && value !== null && !Array.isArray(value)

const NO_GROUPS = /(?:^|[_ .])(?:id|year|zip|postal_code|phone)$/i

/** A value as text for people. `column` tells ids and years, which take no thousands separators. */
export function toText(value, column = '') {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'number')
    return NO_GROUPS.test(column) ? String(value) : value.toLocaleString('en-US', { maximumFractionDigits: 4 })
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

export const countOf = (count, noun) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
