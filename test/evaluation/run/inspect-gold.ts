import type { Gold, Item } from '../gold.ts'
import { few, label } from '../judge/identity.ts'

/** A gold in a line, with what is odd about it: an empty list, no number, a tie of many. */
export function inspectGold(gold: Gold): { text: string; odd?: string } {
  switch (gold.kind) {
    case 'number':
      return { text: `${gold.unit} ${gold.value}`, ...(!gold.value && { odd: 'zero or no number' }) }
    case 'figures':
      return {
        text: `figures ${gold.values.map(({ value }) => value).join(', ')}`,
        ...(gold.values.some(({ value }) => !Number.isFinite(value)) && { odd: 'no number' }),
      }
    case 'set': {
      const { items, isEmpty } = gold
      const odd = items.length === 0 && !isEmpty ? 'empty' : items.length > 150 ? 'very long' : undefined
      return { text: `set of ${items.length}: ${few(items)}`, ...(odd && { odd }) }
    }
    case 'ordered': {
      const first = gold.pool.slice(0, gold.count)
      const told = first.map(({ item, key }) => `${label(item as Item)} (${key})`).join('; ')
      return { text: `ordered ${gold.count}: ${told}`, ...(gold.count < 2 && { odd: 'no order' }) }
    }
    case 'record': {
      const odd = gold.items.length === 0 ? 'empty' : gold.items.length > 5 ? `${gold.items.length} tied` : undefined
      return { text: `record ${few(gold.items)}`, ...(odd && { odd }) }
    }
    case 'text':
      return {
        text: `text ${gold.alternatives.slice(0, 3).join(' | ')}`,
        ...(gold.alternatives.some(one => !one || /^(undefined|null)$/.test(one)) && { odd: 'empty' }),
      }
    case 'map': {
      const told = gold.entries.slice(0, 4).map(({ key, value }) => `${key.alternatives[0]}: ${value}`)
      const isOdd = gold.entries.length < 2 || gold.entries.some(({ value }) => !Number.isFinite(value))
      return {
        text: `map of ${gold.entries.length}: ${told.join('; ')}`,
        ...(isOdd && { odd: 'few groups or no number' }),
      }
    }
    case 'yesno':
      return { text: gold.value ? 'yes' : 'no' }
    case 'write': {
      const { create, update, remove } = gold
      return { text: `write ${JSON.stringify({ create, update, remove })}` }
    }
    case 'mentions':
      return { text: `mentions ${gold.words.map(list => list.join('/')).join(' and ')}` }
    case 'either':
    case 'all': {
      const parts = gold.of.map(inspectGold)
      const odd = parts.map(part => part.odd).find(Boolean)
      return { text: `${gold.kind}(${parts.map(({ text }) => text).join(' OR ')})`, ...(odd && { odd }) }
    }
    default:
      return { text: gold.kind }
  }
}
