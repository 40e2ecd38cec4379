import type { PageNode } from '../../../../contract/page.ts'
import { plainText, wordsIn } from '../../ground/match-text.ts'
import { isField, textBeside } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { findSteppers, isDown, isUp, type Stepper } from '../widgets/steps.ts'
import { endsFrame, goesOn, isOtherButton } from './buttons.ts'

/** One of what excludes each other, or of several that are clicked on and off. */
export interface Choice {
  label: string
  node: PageNode
  /** Of a list: the option's own label. */
  option?: string
  isOn: boolean
}

/** A place of a form that takes something: a text, one of several choices, yes or no, how many. */
export interface Slot {
  kind: 'text' | 'choice' | 'mark' | 'count'
  node: PageNode
  /** What it is called. */
  name: string
  /** What the part of the page is headed by that it stands in. */
  part: string
  choices: Choice[]
  /** Of a scale of signs that are clicked: the signs in their order. */
  rungs?: PageNode[]
  /** Of a number in a row: what takes the row away. */
  remover?: PageNode
  /** Of choices: more than one may be made. */
  isLoose?: true
}

/** The longest text of something that is clicked to choose it. */
const LONGEST = 60

/** All places of the page that take something now. */
export function readSlots(page: Page): Slot[] {
  const able = page.nodes.filter(node => !node.hidden && !node.disabled)
  const steppers = findSteppers(page).filter(({ shown }) => !shown.hidden)
  const stepping = new Set(steppers.flatMap(({ up, down }) => [up, down]))
  const radios = groupsOf(
    page,
    able.filter(({ role }) => role === 'radio'),
  )
  const tiles = tileGroups(
    page,
    able.filter(node => !stepping.has(node)),
  )
  const held = new Set([...radios, ...tiles].flatMap(({ choices }) => choices.map(({ node }) => node)))
  const out: Slot[] = [...radios, ...tiles]
  out.push(...steppers.map(stepper => countOf(page, stepper)), ...scalesOf(page, able))
  for (const node of able) {
    if (held.has(node)) continue
    const called = { node, name: nameOf(page, node), part: partOf(page, node) }
    if (/^(?:checkbox|switch)$/.test(node.role)) out.push({ kind: 'mark', ...called, choices: [] })
    else if (node.options && !node.multiple) out.push({ kind: 'choice', ...called, choices: optionsOf(node) })
    else if (isTaking(node)) out.push({ kind: 'text', ...called, choices: [] })
  }
  return out.sort((a, b) => page.order(a.node) - page.order(b.node))
}

const isTaking = (node: PageNode): boolean =>
  isField(node) &&
  (node.editable === true || node.role === 'slider') &&
  !node.readonly &&
  !node.options &&
  node.type !== 'file'

const nameOf = (page: Page, node: PageNode): string =>
  [node.name || node.label || textBeside(page, node) || '', node.placeholder ?? '']
    .join(' ')
    .replace(/[:*\s]+$/, '')
    .trim()

const optionsOf = (node: PageNode): Choice[] =>
  node
    .options!.filter(({ label, value, disabled }) => !disabled && label.trim() !== '' && value !== '')
    .map(({ label, selected }) => ({ label, node, option: label, isOn: selected }))

/** A number between two controls, called by what stands with it or in its row. */
function countOf(page: Page, { holder, shown, up, down }: Stepper): Slot {
  const own = textsIn(page, holder)
  const row = own === '' ? page.ancestors(holder).find(above => textsIn(page, above) !== '') : undefined
  const controls = row ? page.inside(row).filter(node => isControl(node) && node !== up && node !== down) : []
  const removers = controls.filter(node => REMOVES.test(node.title ?? '') || REMOVES.test(node.name))
  return {
    kind: 'count',
    node: shown,
    name: own || (row ? textsIn(page, row) : ''),
    part: '',
    choices: [],
    ...(removers.length === 1 && removers.length === controls.length && { remover: removers[0]! }),
  }
}

const REMOVES = /^(?:remove|delete|take out|throw out|bin)\b/i

/** What a number between two controls stands for. */
const textsIn = (page: Page, holder: PageNode): string =>
  page
    .inside(holder)
    .filter(node => page.children(node).length === 0 && !isControl(node) && /\p{L}/u.test(node.name))
    .map(({ name }) => name)
    .join(' ')

function groupsOf(page: Page, radios: readonly PageNode[]): Slot[] {
  const holderOf = (node: PageNode) =>
    page.ancestors(node).find(above => radios.some(other => other !== node && page.ancestors(other).includes(above)))
  return [...Map.groupBy(radios, node => holderOf(node)?.ref ?? node.ref).values()].map((group): Slot => {
    const holder = holderOf(group[0]!) ?? group[0]!
    const choices = group.map(node => ({ label: nameOf(page, node), node, isOn: node.checked === true }))
    return { kind: 'choice', node: group[0]!, name: headOf(page, group[0]!, holder), part: '', choices }
  })
}

/** Several short things of one kind that are clicked, side by side: neither links nor what ends or turns over a form. */
function tileGroups(page: Page, able: readonly PageNode[]): Slot[] {
  const isTile = (node: PageNode): boolean => {
    const label = labelOf(page, node)
    return (
      isControl(node) &&
      !isField(node) &&
      !/^(?:link|tab|menuitem|row|cell|columnheader|heading|img)$/.test(node.role) &&
      node.tag !== 'label' &&
      label !== '' &&
      label.length <= LONGEST &&
      !page.inside(node).some(isControl) &&
      !isUp(page, node) &&
      !isDown(page, node) &&
      !goesOn(label) &&
      !endsFrame(label) &&
      !isOtherButton(label)
    )
  }
  const tiles = able.filter(isTile)
  const isOuter = (node: PageNode) => !page.ancestors(node).some(above => tiles.includes(above))
  const groups = Map.groupBy(tiles.filter(isOuter), node => `${page.parent(node)?.ref ?? ''} ${node.tag}`)
  return [...groups.values()]
    .filter(
      group => group.length > 1 && new Set(group.map(node => plainText(labelOf(page, node)))).size === group.length,
    )
    .map((group): Slot => {
      const choices = group.map(node => ({ label: labelOf(page, node), node, isOn: isChosen(node, group) }))
      const holder = page.parent(group[0]!) ?? group[0]!
      return {
        kind: 'choice',
        node: group[0]!,
        name: headOf(page, group[0]!, holder),
        part: '',
        choices,
        isLoose: true,
      }
    })
}

const SIGN = /^\s*[★☆⭐🌟♥♡❤]\s*$/u
/** From so many signs in a row on they are a scale. */
const SCALE = 3

/** Scales of signs that are clicked. */
function scalesOf(page: Page, able: readonly PageNode[]): Slot[] {
  const signs = able.filter(node => isControl(node) && !isField(node) && SIGN.test(page.text(node)))
  const outer = signs.filter(node => !page.ancestors(node).some(above => signs.includes(above)))
  return [...Map.groupBy(outer, node => page.parent(node)?.ref ?? '').values()]
    .filter(group => group.length >= SCALE)
    .map(rungs => ({
      kind: 'count',
      node: rungs[0]!,
      name: /[♥♡❤]/u.test(page.text(rungs[0]!)) ? 'hearts' : 'stars',
      part: '',
      choices: [],
      rungs,
    }))
}

const labelOf = (page: Page, node: PageNode): string => (page.text(node) || node.title || node.name || '').trim()

/** Marked as chosen by its state, or by a class that only it has among its like. */
function isChosen(node: PageNode, group: readonly PageNode[]): boolean {
  if (node.pressed === true || node.selected === true || node.checked === true) return true
  const common = (node.classes ?? []).filter(name => group.every(other => other.classes?.includes(name)))
  const own = (node.classes ?? []).filter(name => !common.includes(name))
  const bare = group.filter(other => (other.classes ?? []).every(name => common.includes(name)))
  return own.length > 0 && bare.length > group.length / 2
}

/** What a group of choices stands under: the name of its part, else the text right before it. */
function headOf(page: Page, first: PageNode, holder: PageNode): string {
  const named = [holder, ...page.ancestors(holder).slice(0, 1)].find(
    ({ role, name }) => /^(?:group|radiogroup|listbox)$/.test(role) && name !== '',
  )
  if (named) return named.name
  const before = page.nodes
    .slice(0, page.order(first))
    .findLast(
      node => node.name.trim() !== '' && page.children(node).length === 0 && !page.ancestors(first).includes(node),
    )
  return before && !isControl(before) ? before.name : ''
}

/** The heading over an element, or the name of the group that it stands in. */
function partOf(page: Page, node: PageNode): string {
  const group = page.ancestors(node).find(({ role, name }) => /^(?:group|region|form)$/.test(role) && name !== '')
  if (group) return group.name
  const heading = page.nodes.slice(0, page.order(node)).findLast(({ role }) => role === 'heading')
  return heading?.name ?? ''
}

/** What of a label tells it from those beside it; what is behind a sign only says more of it ("Oak + 30 €"). */
export function ownWords(label: string, others: readonly string[]): string[] {
  const words = wordsIn(coreOf(label))
  const rest = others.filter(other => other !== label).map(other => new Set(wordsIn(coreOf(other))))
  const own = words.filter(word => !rest.some(has => has.has(word)))
  return own.length > 0 ? own : words
}

const coreOf = (label: string): string => {
  const core = label.replace(/\s*(?:[+(–—|·]|[:,]\s).*$/su, '').trim()
  return /[\p{L}\p{N}]/u.test(core) ? core : label
}
