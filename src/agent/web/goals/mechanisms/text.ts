import { basicColor, isColorName, readColor, shadeNames } from '../../ground/colors.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { isField } from '../../ground/names.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore } from '../../read/literals.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { pickNth } from '../../pick-nth.ts'
import { readOrdinal } from '../../read/words.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp, nameOf } from '../hands.ts'
import { plainText } from '../../ground/match-text.ts'
import { lookUp } from '../values/read-shown.ts'
import { readValue } from '../values/read-value.ts'
import { seek, wholeOf, type Mechanism, type Work } from '../work.ts'
import { chooseNative } from '../widgets/choose-option.ts'
import { setField } from '../widgets/set-field.ts'
import { lookFor } from './looks.ts'

/** "Highlight the text in the 2nd paragraph", "select the word X": selects it with the mouse, as a reader does. */
export const highlight: Mechanism = async (order, work) => {
  const isText =
    order.kind === 'highlight' ||
    (order.kind === 'choose' &&
      /^(?:the |all |whole |entire |complete )*(?:(?:\S+ )?(?:sentence|paragraph)|text|words?)\b/i.test(order.rest) &&
      !/\bfrom\b/i.test(order.rest) &&
      !work.hands.page.nodes.some(node => /^(?:checkbox|radio|option)$/.test(node.role) || node.options))
  if (!isText) return false
  const sentence = sentenceOf(work, restore(order.rest, work.orders.source))
  if (sentence) {
    await work.hands.act('select_text', { ref: sentence.node.ref, text: sentence.text }, `selected "${sentence.text}"`)
    return true
  }
  const node = textBlock(work, order.rest.replace(AS_ONE_DOES, ''))
  if (!node) return false
  await work.hands.act(
    'select_text',
    { ref: node.ref, ...wordOf(work, order.rest, node) },
    `selected the text of ${nameOf(work.hands.page, node)}`,
  )
  return true
}

/** How text is selected, which says nothing of where it is. */
const AS_ONE_DOES = /,? (?:as|with|using|by)(?: (?:with|by|if by))? (?:the|your|a) (?:mouse|cursor|pointer)\b.*$/i
/** "the lower box", "the text on the left". */
const BLOCK_BY_SIDE = pattern('iu')`
  \b(?:the )?(left|right|top|upper|bottom|lower|uppermost|lowest|highest)(?:most|-?hand)? (?:box|paragraph|block|text|passage|area|panel|frame|line)\b
  |\b(?:at|on) the (left|right|top|bottom)\b
`

/** Of several blocks of text the one that stands furthest on a side. */
function bySideOf(blocks: readonly PageNode[], side: string): PageNode | undefined {
  const axis = /left|right/i.test(side) ? 0 : 1
  const sign = /left|top|upper|highest/i.test(side) ? 1 : -1
  const placed = blocks.filter(({ box }) => box)
  return placed.length < 2
    ? undefined
    : placed.reduce((best, node) => (sign * (node.box![axis] - best.box![axis]) < 0 ? node : best))
}

/** The paragraph, or other block of text, that is meant. */
function textBlock(work: Work, phrase: string): PageNode | undefined {
  const { page } = work.hands
  const blocks = blocksOf(page)
  const said = restore(phrase, work.orders.source)
  const place = said
    .split(/\s+/)
    .map(word => readOrdinal(word))
    .find(value => value !== undefined)
  if (place !== undefined) return pickNth(blocks, place)
  // "verse 2": what the page numbers nowhere is counted.
  const numbered = /\b\p{Ll}+ (?:number |no\.? ?)?(\d{1,2})\b/u.exec(said)
  if (numbered && !blocks.some(node => plainText(page.text(node)).includes(plainText(numbered[0])))) {
    work.hands.ledger.use(numbered[0])
    return pickNth(blocks, Number(numbered[1]))
  }
  const side = BLOCK_BY_SIDE.exec(said)
  if (side && blocks.length > 1) return bySideOf(blocks, (side[1] ?? side[2])!)
  if (/\bmiddle (?:paragraph|block|line|text)\b/i.test(said) && blocks.length % 2 === 1)
    return blocks[(blocks.length - 1) / 2]
  const literal = /"/.test(phrase)
    ? undefined
    : seek(work, phrase.replace(/^(?:the )?(?:text|words?|sentence)(?: (?:in|of|from|inside))?\s*/i, ''), 'read')
  return (
    blocks.find(block => literal && (block === literal || page.inside(block).includes(literal))) ?? literal ?? blocks[0]
  )
}

/** "the second sentence of the text": of all blocks together, one after the other (Unicode, annex 29, as Intl has it). */
function sentenceOf({ hands: { page } }: Work, said: string): { node: PageNode; text: string } | undefined {
  const place = readOrdinal(/\b(?:the )?(\S+) sentence\b/i.exec(said)?.[1] ?? '')
  if (place === undefined) return undefined
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' })
  const sentences = blocksOf(page).flatMap(node =>
    [...segments.segment(page.text(node))].map(({ segment }) => ({ node, text: segment.trim() })),
  )
  return pickNth(
    sentences.filter(({ text }) => text !== ''),
    place,
  )
}

const blocksOf = (page: Page): PageNode[] => {
  const paragraphs = page.nodes.filter(
    node => (node.role === 'paragraph' || node.tag === 'p') && page.text(node).trim() !== '',
  )
  if (paragraphs.length > 0) return paragraphs
  const texts = page.nodes.filter(
    node => page.children(node).length === 0 && !isControl(node) && /\s/.test(node.name.trim()),
  )
  return texts
}

function wordOf(work: Work, phrase: string, node: PageNode): { text?: string } {
  const match = /\b(?:the )?words?\s+(.+?)(?:\s+(?:in|of)\b.*)?$/i.exec(phrase)
  const word = match && restore(match[1]!, work.orders.source)
  return word && work.hands.page.text(node).includes(word) ? { text: word } : {}
}

const STYLES = /\b(bold|italic|italics|underlined?|strikethrough)\b/i
/** "so that it is red", "make the word red": what it becomes. */
const BECOMES = pattern('iu')`
  \b(?:so that|such that|until) (?:it|they|this|the \p{L}+) (?:is|are|becomes?|gets?|turns?|looks?|appears?) (?:in )?(?:the )?(?:colou?r )?(\p{L}+)$
  |^(?:make|turn|colou?r|paint|render) .+? (\p{L}+)$
`
const COLORED = /\b(?:the )?colou?r\b/i

/** "Make the word X bold", "change the colour of Y to red": selects it in the editor and uses the control for the style. */
export const format: Mechanism = async (order, work) => {
  if (!/^(?:set|other|use|enter|choose)$/.test(order.kind)) return false
  const { hands, orders } = work
  const editor = hands.page.nodes.find(
    node => node.editable && node.tag !== 'input' && (node.value ?? hands.page.text(node)).trim() !== '',
  )
  if (!editor) return false
  const said = restore(`${order.verb} ${wholeOf(order)}`, orders.source)
  const style = STYLES.exec(said)?.[1]
  const color =
    COLORED.test(said) || /\bto (\w+)$/i.test(said) || BECOMES.test(said)
      ? (BECOMES.exec(said)?.slice(1).find(Boolean) ??
        /\b(?:to|in|into)\s+(?:the colou?r )?(\w+)\s*$/i.exec(said)?.[1] ??
        /\bcolou?r (\w+)\s*$/i.exec(said)?.[1])
      : undefined
  if (style === undefined && color === undefined) return false
  const content = (editor.value ?? hands.page.text(editor)).trim()
  const words = content.split(/\s+/)
  const text = words
    .filter(word =>
      new RegExp(`(^|[^\\p{L}])${word.replace(/[^\p{L}\p{N}]/gu, '')}($|[^\\p{L}])`, 'iu').test(
        said.replace(STYLES, ''),
      ),
    )
    .sort((a, b) => b.length - a.length)[0]
  const isAll = /\b(?:everything|all|entire|whole)\b/i.test(said)
  if (text === undefined && !isAll) return false
  await hands.act(
    'select_text',
    { ref: editor.ref, ...(isAll ? {} : { text: text!.replace(/[^\p{L}\p{N}-]/gu, '') }) },
    `selected "${isAll ? content : text}"`,
  )
  const name = style ? style.replace(/s$|ned$/i, part => (part === 'ned' ? 'ne' : '')) : color!
  const control =
    findEditorControl(hands.page, name) ??
    (style ? initialFor(hands.page, style) : undefined) ??
    (style ? undefined : (swatchFor(hands.page, color!) ?? (await colorMenu(work, color!))))
  const list = control ? undefined : listWith(hands.page, name)
  if (list) return chooseNative(hands, list, [name]).then(() => true)
  if (!control) throw new GivenUp(`There is no control for ${name} on the page.`)
  await hands.click(control)
  return true
}

/** The one list of an editor that offers a style or colour of that name. */
function listWith(page: Page, name: string): PageNode | undefined {
  const lists = page.nodes.filter(({ options }) =>
    options?.some(({ label }) => label.trim().toLowerCase() === name.toLowerCase()),
  )
  return lists.length === 1 ? lists[0] : undefined
}

function findEditorControl(page: Page, name: string): PageNode | undefined {
  const [best] = ground({ said: name, name }, page.snapshot, 'click').filter(
    ({ ref }) => isControl(page.get(ref)!) && !isField(page.get(ref)!),
  )
  return best && best.score > 0.45 ? page.get(best.ref) : undefined
}

/** The sign that editors write on the control for a style: its first letter, in that style. */
const initialFor = (page: Page, style: string): PageNode | undefined =>
  page.nodes.find(
    node => isControl(node) && !isField(node) && page.text(node).trim().toLowerCase() === style[0]!.toLowerCase(),
  )

/** A control that says nothing and is painted in the colour: in just that one, else the first that eyes call so. */
function swatchFor(page: Page, color: string): PageNode | undefined {
  const wanted = isColorName(color) ? readColor(color) : undefined
  if (!wanted) return undefined
  const painted = page.nodes.flatMap(node => {
    const own = node.background === undefined ? undefined : readColor(node.background)
    return own && isControl(node) && !node.editable && page.text(node).trim() === '' ? [{ node, own }] : []
  })
  const basic = basicColor(wanted)
  return (
    painted.find(({ own }) => own.join() === wanted.join()) ??
    painted.find(({ own }) => shadeNames(own).has(basic)) ??
    painted.find(({ own }) => basicColor(own) === basic)
  )?.node
}

/** Most lists without a name that are opened to see whether colours are in them. */
const MOST_LISTS = 4

/** The colour in the list that is called so; else in one that bears only a sign, and is closed again where there is none. */
async function colorMenu({ hands }: Work, color: string): Promise<PageNode | undefined> {
  const opener = findEditorControl(hands.page, 'color')
  if (opener) {
    await hands.click(opener)
    return findEditorControl(hands.page, color) ?? swatchFor(hands.page, color)
  }
  const isSilent = (node: PageNode) => node.name === '' && !node.title && hands.page.text(node).trim() === ''
  const lists = hands.page.nodes.filter(
    node => node.expanded === false && isControl(node) && !isField(node) && !node.hidden && isSilent(node),
  )
  for (const list of lists.slice(0, MOST_LISTS)) {
    await hands.click(list)
    const found = swatchFor(hands.page, color)
    if (found) return found
    const again = hands.again(list)
    if (again?.expanded === true) await hands.click(again)
  }
  return undefined
}

/** "Copy the text of A into B", "copy …" and "paste it into B". */
export const copy: Mechanism = async (order, work) => {
  if (order.kind === 'drag') return moveText(order.rest, work)
  if (order.kind !== 'copy' && order.kind !== 'paste') return false
  const { hands, orders, memory } = work
  const parts =
    /^(.+?)\s+(?:and paste (?:it|them|that) )?(?:into|to|onto)\s+(?:the )?(.+)$/i.exec(order.rest) ??
    /^(.+?)\s+(?:and paste (?:it|them|that) )?in\s+(?:the )?(.+)$/i.exec(order.rest)
  if (order.kind === 'paste') {
    const to = /\b(?:in|into|to)\s+(.+)$/i.exec(order.rest)?.[1]
    return memory.value !== undefined && put(work, memory.value, to)
  }
  const from = parts ? parts[1]! : order.rest
  const named = restore(from, orders.source).replace(/^the /i, '')
  const labelled = lookUp(hands.page, named.replace(/ (?:from|in|of|on) the \p{L}+$/iu, ''))
  memory.value =
    (labelled && !isField(labelled.node) ? labelled.text : undefined) ??
    contentOf(work, from) ??
    readValue(hands, from, orders.source, memory)
  if (parts) return put(work, memory.value, parts[2])
  memory.item = undefined
  return true
}

/** "Move the text from A to B": what the one field holds is in the other then, and no longer in the first. */
async function moveText(said: string, work: Work): Promise<boolean> {
  const match =
    /^(?:the |all )*(?:text|content|contents|value|words?)\s+(?:from|of|in)\s+(.+?)\s+(?:in)?to\s+(.+?)(?:,.*)?$/i.exec(
      said,
    )
  const [from, to] = match ? [seek(work, match[1]!, 'fill'), seek(work, match[2]!, 'fill')] : []
  if (!from?.editable || !to?.editable || from.ref === to.ref || !from.value) return false
  await setField(work.hands, to, from.value)
  await work.hands.type(from, '')
  return true
}

/** What a field or block of text has in it. */
function contentOf(work: Work, phrase: string): string | undefined {
  const inner = phrase.replace(
    /^(?:the |all )*(?:text|content|contents|value|words?)(?: (?:of|in|from|inside|that is in))?\s*/i,
    '',
  )
  const fields = work.hands.page.nodes.filter(node => isField(node) && (node.value ?? '') !== '')
  const place = restore(inner, work.orders.source)
    .split(/\s+/)
    .map(word => readOrdinal(word))
    .find(value => value !== undefined)
  if (place !== undefined && fields.length > 1) return pickNth(fields, place)?.value
  if (inner === '' || /^(?:the )?(?:text ?(?:box|area|field|input)|field|box|input)(?: below| above)?$/i.test(inner))
    return fields[0]?.value
  const node =
    seek(work, inner, 'fill') ??
    seek(work, inner, 'read') ??
    lookFor(work, inner)[0] ??
    (fields.length === 1 && ANY_FIELD.test(inner) ? fields[0] : undefined)
  return node && (node.value ?? work.hands.page.text(node))
}

/** "the grey area": however the only field looks that holds something. */
const ANY_FIELD = /^(?:the )?(?:\p{Ll}+ ){1,2}(?:box|area|field|input|paragraph|text)$/u

/** "both text fields", "each of the boxes". */
const ALL_FIELDS = pattern('i')`
  ^(?:both|all|each|every)(?: of)?(?: the)?(?: (?:two|three|four))?
  (?: (?:other|empty|text|input))* (?:field|box|input|area|text ?(?:box|field|area))(?:e?s)?(?: below| above)?$
`

/** Into the field that is named, else the empty one. */
async function put(work: Work, value: string, phrase: string | undefined): Promise<boolean> {
  const { page } = work.hands
  const empty = page.nodes.filter(node => node.editable && (node.value ?? '') === '')
  const isPlain =
    phrase === undefined ||
    /^(?:the )?(?:other |empty |text |input |next )*(?:field|box|input|text ?(?:box|area|field|input)|area|line)(?: below| above| beneath| underneath)?$/i.test(
      restore(phrase, work.orders.source),
    )
  if (phrase !== undefined && ALL_FIELDS.test(restore(phrase, work.orders.source))) {
    for (const field of empty) await setField(work.hands, field, value)
    return empty.length > 0
  }
  const field = isPlain ? empty[0] : (seek(work, phrase, 'fill') ?? (empty.length === 1 ? empty[0] : undefined))
  if (!field) return false
  await setField(work.hands, field, value)
  return true
}
