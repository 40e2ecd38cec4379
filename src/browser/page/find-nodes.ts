import { distance } from 'fastest-levenshtein'
import type { PageNode } from '../../contract/page.ts'

export interface Wanted {
  text?: string
  role?: string
  name?: string
  label?: string
  placeholder?: string
  near?: string
}

export type Match = PageNode & { score: number; reason: string }

/** Roles that people use one word for. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  textbox: ['textbox', 'searchbox', 'spinbutton', 'combobox'],
  button: ['button', 'switch', 'menuitem'],
  combobox: ['combobox', 'listbox'],
  checkbox: ['checkbox', 'switch', 'menuitemcheckbox'],
  img: ['img', 'graphics-symbol', 'graphics-document'],
  image: ['img', 'graphics-symbol', 'graphics-document'],
}

/** Elements that fit, best first. Each thing asked for has to fit to some degree; the score is the mean of the degrees. */
export function findNodes(nodes: readonly PageNode[], wanted: Wanted, limit: number): Match[] {
  const anchors = wanted.near ? nodes.filter(node => likeness(node.name, wanted.near!) >= 0.8 && node.box) : []
  const matches = nodes.flatMap(node => {
    const parts = score(node, wanted, anchors)
    if (!parts || parts.length === 0 || parts.some(part => part.score < 0.5)) return []
    const mean = parts.reduce((sum, part) => sum + part.score, 0) / parts.length
    // What is hidden behind something, or is only text beside a control of the same name, comes after.
    const total = mean - (node.hidden ? 0.03 : 0) - (node.clickable || node.editable ? 0 : 0.05)
    return [
      {
        ...node,
        score: Math.round(Math.max(0, total) * 1000) / 1000,
        reason: parts.map(part => part.reason).join(', '),
      },
    ]
  })
  return matches.sort((one, other) => other.score - one.score).slice(0, limit)
}

interface Part {
  score: number
  reason: string
}

function score(node: PageNode, wanted: Wanted, anchors: readonly PageNode[]): Part[] | undefined {
  const parts: Part[] = []
  if (wanted.role !== undefined) {
    const role = wanted.role.toLowerCase()
    if (node.role !== role && !ALIKE[role]?.includes(node.role)) return undefined
    parts.push({ score: node.role === role ? 1 : 0.9, reason: node.role })
  }
  if (wanted.name !== undefined) parts.push({ score: likeness(node.name, wanted.name), reason: `named "${node.name}"` })
  if (wanted.label !== undefined) parts.push(best(wanted.label, { labelled: node.label, named: node.name }))
  if (wanted.placeholder !== undefined)
    parts.push({
      score: likeness(node.placeholder ?? '', wanted.placeholder),
      reason: `placeholder "${node.placeholder}"`,
    })
  if (wanted.text !== undefined)
    parts.push(
      best(wanted.text, {
        named: node.name,
        labelled: node.label,
        placeholder: node.placeholder,
        titled: node.title,
        holding: node.value,
        alt: node.alt,
        id: node.id,
      }),
    )
  if (wanted.near !== undefined) {
    if (anchors.length === 0) return undefined
    parts.push(nearness(node, anchors))
  }
  return parts
}

function best(wanted: string, texts: Record<string, string | undefined>): Part {
  const parts = Object.entries(texts).flatMap(([how, text]) =>
    text ? [{ score: likeness(text, wanted), reason: `${how} "${text}"` }] : [],
  )
  return parts.sort((one, other) => other.score - one.score)[0] ?? { score: 0, reason: '' }
}

const clean = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How alike two texts are, from 0 to 1: the same, one within the other by words, or spelled nearly alike. */
export function likeness(text: string, wanted: string): number {
  const [have, want] = [clean(text), clean(wanted)]
  if (want === '' || have === '') return text.trim() === wanted.trim() && text !== '' ? 1 : 0
  if (have === want) return 1
  const words = have.split(' ')
  const asked = want.split(' ')
  if (` ${have} `.includes(` ${want} `)) return 0.7 + 0.25 * (asked.length / words.length)
  const shared = asked.filter(word => words.includes(word)).length
  const overlap = (2 * shared) / (asked.length + words.length)
  const spelled = 1 - distance(have.slice(0, 100), want.slice(0, 100)) / Math.max(have.length, want.length, 1)
  return Math.max(overlap * 0.85, spelled > 0.75 ? spelled * 0.9 : 0)
}

/** Close by on the page, in a window's height at most. */
function nearness(node: PageNode, anchors: readonly PageNode[]): Part {
  const { box } = node
  if (!box) return { score: 0, reason: '' }
  const scored = anchors
    .filter(anchor => anchor.ref !== node.ref)
    .map(anchor => {
      const [x, y, width, height] = anchor.box!
      const across = Math.max(0, x - (box[0] + box[2]), box[0] - (x + width))
      const down = Math.max(0, y - (box[1] + box[3]), box[1] - (y + height))
      return { anchor, score: Math.max(0, 1 - Math.hypot(across, down * 1.5) / 800) }
    })
    .sort((one, other) => other.score - one.score)
  const [first] = scored
  return first ? { score: first.score, reason: `near "${first.anchor.name}"` } : { score: 0, reason: '' }
}
