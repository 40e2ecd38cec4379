import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { readColor } from '../../ground/colors.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** What colours are picked with. */
const PICKER =
  /\bcolou?r[- ]?(?:picker|wheel|chooser|field|input|box)\b|\b(?:with|using|in|on|from|by) (?:the|this) (?:picker|wheel|palette)\b/i
/** A colour that is shown and not named. */
const SHOWN = pattern('i')`
  \b(?:the|this)\ (?:following|shown|given|same)\ colou?r\b
  |\bcolou?r\ (?:that\ is\ )?(?:shown|given)\b
  |\bthis\ colou?r\b
`
/** A code of a colour, as fields hold it (CSS Color 4, § 5.2). */
const CODE = /^#?[\da-f]{6}$/i

/**
 * "Select teal with the colour picker", "select the following colour", where one field holds the code of a colour: the code of
 * the colour that is named, or of the one sample that is shown, is written into it as such codes stand there.
 */
export const colorCode: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:choose|click|set|enter|use|other|find)$/.test(order.kind)) return false
  const said = restore(wholeOf(order), orders.source)
  if (!PICKER.test(said)) return false
  const takers = hands.page.nodes.filter(
    node => node.editable && !node.readonly && !node.hidden && CODE.test(node.value ?? ''),
  )
  const [field] = takers
  if (!field || takers.length > 1) return false
  const color = codeIn(said) ?? (SHOWN.test(said) ? sampleOn(hands.page) : namedIn(said.replace(PICKER, ' ')))
  if (!color) return false
  const digits = color.map(part => part.toString(16).padStart(2, '0')).join('')
  const isSmall = /[a-f]/.test(field.value!) && !/[A-F]/.test(field.value!)
  const code = `${field.value!.startsWith('#') ? '#' : ''}${isSmall ? digits : digits.toUpperCase()}`
  await hands.type(field, code)
  const held = hands.again(field)?.value ?? ''
  if (held.replace('#', '').toLowerCase() !== digits)
    throw new GivenUp(`The field for the colour does not take ${code}.`)
  return true
}

/** The colour that is given by its code. */
function codeIn(said: string): readonly number[] | undefined {
  const code = /#(?:[\da-f]{6}|[\da-f]{3})\b/i.exec(said)?.[0]
  return code === undefined ? undefined : readColor(code)
}

/** The one colour that is named, of one word or two. */
function namedIn(said: string): readonly number[] | undefined {
  const words = said.match(/#[\da-f]{3,6}\b|\p{L}{3,}/giu) ?? []
  const pairs = words.slice(1).map((word, at) => `${words[at]!} ${word}`)
  const named = [...pairs, ...words].filter(word => readColor(word) !== undefined)
  return named[0] === undefined ? undefined : readColor(named[0])
}

/** The colour of what shows nothing else, where there is only one such colour. */
function sampleOn(page: Page): readonly number[] | undefined {
  const isSample = (node: PageNode) =>
    node.background !== undefined &&
    node.box !== undefined &&
    !node.hidden &&
    !isControl(node) &&
    page.children(node).length === 0 &&
    page.text(node).trim() === ''
  const colors = new Set(page.nodes.filter(isSample).map(({ background }) => background!.toLowerCase()))
  colors.delete('#ffffff')
  return colors.size === 1 ? readColor([...colors][0]!) : undefined
}
