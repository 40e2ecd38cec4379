import type { PageNode } from '../../../contract/page.ts'
import { splitIdentifier } from '../../../lib/words.ts'
import { commonAncestor, type Page } from './page-tree.ts'
import { looksFor, signIn, signName } from './sign-names.ts'

/** A text that an element may be called by, how much it counts, and why. */
export interface Naming {
  text: string
  weight: number
  why: string
}

const FIELDS = new Set('textbox searchbox combobox spinbutton slider listbox checkbox radio switch'.split(' '))

/** Whether it takes a value. */
export const isField = (node: PageNode): boolean =>
  FIELDS.has(node.role) ||
  node.editable === true ||
  /^(select|textarea)$/.test(node.tag) ||
  (node.tag === 'input' && !/^(?:button|submit|reset|image)$/.test(node.type ?? ''))

/**
 * What an element may be called: its accessible name and label first, then what else the author wrote on it (title,
 * placeholder, alternative text, value), the text in it, the text that stands beside it, and last the words of its id, its
 * classes and its address, by which icons without a name are told apart.
 */
export function namingsOf(page: Page, node: PageNode): Naming[] {
  const out: Naming[] = []
  const add = (text: string | undefined, weight: number, why: string) => {
    if (text !== undefined && text.trim() !== '') out.push({ text, weight, why })
  }
  add(node.name, 1, 'its name is the same')
  add(node.label, 1, 'its label is the same')
  add(node.placeholder, 0.96, 'its placeholder says so')
  add(node.title, 0.96, 'its title says so')
  add(node.alt, 0.96, 'its picture is called so')
  add(node.description, 0.85, 'its description says so')
  const text = page.text(node)
  if (text.length <= 400 && text !== node.name) {
    // The words may come from here and there where there is much in it.
    const parts = page.inside(node).filter(child => page.children(child).length === 0).length
    add(text, parts <= 6 ? 0.97 : 0.6, 'the words are in its text')
  }
  if (isField(node)) {
    // What has a name of its own stands beside the texts of others.
    add(textBeside(page, node), node.name || node.placeholder ? 0.7 : 0.93, 'the text beside it says so')
    add(node.value, 0.6, 'it holds that')
    add(headingOfCell(page, node), 0.9, 'its column is called so')
  } else if (node.role === 'link' || node.role === 'button' || (node.clickable && node.tag !== 'label'))
    add(labelBefore(page, node), 0.92, 'the text before it says so')
  add(node.heading, 0.8, 'its column is called so')
  // What the author says of it goes before what its sign stands for elsewhere.
  if (!node.title && !node.label && (node.name === '' || node.name === text)) {
    const sign = signName(text)
    add(sign, 0.8, 'its sign says so')
    // Of a cross that is called "x" the letter is the whole name.
    add(
      sign?.split(' ').find(word => word.length === 1),
      0.8,
      'its sign says so',
    )
  } else if (node.title && node.name === text) {
    // Whatever it is used for, it shows what it shows: "the cross" of a window that is titled "Close".
    for (const look of signIn(text)?.looks ?? []) add(look, 0.75, 'its sign says so')
  }
  // "The x" of a window whose little button is called "Close": the name does not stand there, so its sign does.
  if (isTooNarrow(node)) for (const look of looksFor(node.name)) add(look, 0.75, 'its sign says so')
  const marks = [node.id ?? '', ...(node.classes ?? [])].flatMap(splitIdentifier).join(' ')
  add(marks, 0.7, 'its id or class says so')
  if (node.href !== undefined) add(lastPart(node.href), 0.55, 'its address says so')
  return out
}

/** Letters that are smaller than this are none, in pixels. */
const SMALLEST = 4

/** A control that has no room for what it is called, or letters too small to be read, shows a sign instead; a letter is at least two fifths of a line wide. */
function isTooNarrow({ role, tag, name, box, size }: PageNode): boolean {
  const isPressed = role === 'button' || role === 'link' || tag === 'button'
  const isShort = box !== undefined && box[2] > 0 && box[2] < name.length * (size ?? 12) * 0.4
  return isPressed && name.length > 2 && (isShort || (size ?? 12) < SMALLEST)
}

const lastPart = (href: string): string =>
  splitIdentifier(
    href
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '',
  ).join(' ')

/** "Phone: 555-0100": the text right before a link or button, in the same line. */
function labelBefore(page: Page, node: PageNode): string | undefined {
  const holder = page.parent(node)
  const before =
    holder &&
    page
      .children(holder)
      .filter(child => page.order(child) < page.order(node))
      .at(-1)
  return before?.role === 'text' && /:\s*$/.test(before.name) ? before.name : undefined
}

function headingOfCell(page: Page, node: PageNode): string | undefined {
  return page.ancestors(node).find(above => above.heading !== undefined)?.heading
}

const beside = new WeakMap<Page, Map<string, string | undefined>>()

/** The text by which a reader names a field that has no label: before it in the same line, row or block, or above it. */
export function textBeside(page: Page, node: PageNode): string | undefined {
  const known = beside.get(page) ?? new Map<string, string | undefined>()
  beside.set(page, known)
  if (!known.has(node.ref)) known.set(node.ref, findTextBeside(page, node))
  return known.get(node.ref)
}

function findTextBeside(page: Page, node: PageNode): string | undefined {
  const isMark = /^(checkbox|radio|switch)$/.test(node.role)
  const own = isMark ? undefined : (looseLabel(page, node) ?? labelBehind(page, node))
  if (own !== undefined) return own
  const texts = page.nodes.filter(
    other =>
      other.name !== '' &&
      page.children(other).length === 0 &&
      !isField(other) &&
      // What a button says names the button: those of an editor stand right before its text.
      other.role !== 'button' &&
      (isMark ? /\p{L}|\d/u : /\p{L}/u).test(other.name),
  )
  const near = texts
    .map(text => ({ text, far: distanceAsLabel(page, node, text, isMark) }))
    .filter(({ far }) => far < 200)
    .sort((a, b) => a.far - b.far)
  return near[0]?.text.name
}

/** A `label` without a field of its own, right before one: its author meant that one, wherever the line breaks. */
function looseLabel(page: Page, node: PageNode): string | undefined {
  const holder = page.parent(node)
  const among = holder ? page.children(holder) : []
  const before = among[among.findIndex(({ ref }) => ref === node.ref) - 1]
  const isLabel = before?.tag === 'label' && page.children(before).length === 0 && /\p{L}/u.test(before.name)
  return isLabel ? before.name : undefined
}

/**
 * Where each field of a form shares a box with nothing but a text behind it, and nothing else stands between the boxes, that is
 * what it is called: without them, the text of one field is the nearest above the next one.
 */
function labelBehind(page: Page, node: PageNode): string | undefined {
  const holder = page.parent(node)
  const form = holder && page.parent(holder)
  const rows = form
    ? page.children(form).filter(row => page.text(row).trim() !== '' || page.inside(row).some(isField))
    : []
  const labels = rows.map(row => {
    const [field, text, ...more] = page.children(row)
    return field && text && more.length === 0 && isField(field) && !isField(text) ? page.text(text).trim() : ''
  })
  return rows.length > 1 && labels.every(label => /\p{L}/u.test(label)) ? labels[rows.indexOf(holder!)] : undefined
}

/** How far a text is from where a label stands: right before the field or above its start; behind it for marks to tick. */
function distanceAsLabel(page: Page, field: PageNode, text: PageNode, isMark: boolean): number {
  if (!field.box || !text.box) return distanceInOrder(page, field, text, isMark)
  const [x, y, width, height] = field.box
  const [left, top, wide, tall] = text.box
  const sameLine = Math.min(y + height, top + tall) - Math.max(y, top) > Math.min(height, tall) / 2
  if (sameLine) {
    const [before, behind] = [x - (left + wide), left - (x + width)]
    if (before > -4) return before + (isMark ? 40 : 0)
    if (behind > -4) return behind + (isMark ? 0 : 120)
  }
  const overlaps = Math.min(x + width, left + wide) - Math.max(x, left) > 0
  const above = y - (top + tall)
  return overlaps && above > -4 && above < 60 ? above + 20 + Math.abs(x - left) / 4 : Infinity
}

/** Without boxes: the texts just before it (just behind it, for marks) within the same block. */
function distanceInOrder(page: Page, field: PageNode, text: PageNode, isMark: boolean): number {
  const steps = page.order(field) - page.order(text)
  const inLine = isMark ? -steps : steps
  if (inLine <= 0) return Infinity
  const block = commonAncestor(page, field, text)
  const between = page.nodes.slice(
    Math.min(page.order(field), page.order(text)) + 1,
    Math.max(page.order(field), page.order(text)),
  )
  if (between.some(isField)) return Infinity
  return inLine + (block ? 10 / (1 + block.depth) : 100)
}
