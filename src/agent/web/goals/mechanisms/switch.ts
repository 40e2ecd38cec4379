import type { PageNode } from '../../../../contract/page.ts'
import { matchText, plainText } from '../../ground/match-text.ts'
import { textBeside } from '../../ground/names.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp, nameOf, type Hands } from '../hands.ts'
import { isSilent } from '../is-silent.ts'
import { partsOf } from '../read-orders.ts'
import type { Mechanism, Work } from '../work.ts'

const REST =
  /^(?:everything|all|anything)(?: (?:the )?(?:else|others?|rest))?$|^(?:the )?(?:rest|others?|other ones|remaining (?:ones|switches))$/i

/** "Switch on A and B", "turn the rest off", "enable A": switches and buttons that stay pressed, by their names. */
export const switchThem: Mechanism = async (order, work) => {
  if (!/^(?:set|other|leave)$/.test(order.kind)) return false
  const said = restore(`${order.verb} ${order.rest}`, work.orders.source).replace(/^(?:leave|keep) /i, 'turn ')
  const match =
    /^(?:switch|turn|toggle|set|put|make) (on|off) (.+)$/i.exec(said) ??
    /^(?:switch|turn|toggle|set|put|make) (.+?) (?:to )?(on|off)$/i.exec(said)
  if (!match) return false
  const isFirst = /^(?:on|off)$/i.test(match[1]!)
  const [way, names] = isFirst ? [match[1]!, match[2]!] : [match[2]!, match[1]!]
  const isOn = way.toLowerCase() === 'on'
  const switches = work.hands.page.nodes.filter(isSwitch)
  if (switches.length === 0) return switchDrawn(work, partsOf(names), isOn)
  const parts = partsOf(names).map(part => part.replace(/^(?:the |my |our )/i, ''))
  const isRest = parts.length === 1 && REST.test(parts[0]!)
  const meant = isRest
    ? switches.filter(node => !work.switched.has(node.ref))
    : parts.map(part => called(work, switches, part))
  if (meant.some(node => node === undefined)) return false
  for (const node of meant) await bring(work.hands, node!, isOn)
  for (const node of meant) work.switched.add(node!.ref)
  return true
}

const ON = /(?:^|[-_])(?:on|active|checked|enabled|selected|open)$/i
/** Whether a switch that is only drawn is on, as authors call that state in its classes. */
const isDrawnOn = ({ classes }: PageNode): boolean => (classes ?? []).some(name => ON.test(name))

/** Switches that are only drawn: beside each name the one place that says nothing and answers clicks. */
async function switchDrawn({ hands }: Work, names: readonly string[], isOn: boolean): Promise<boolean> {
  const drawn = names.map(name => {
    const plain = name.replace(/^(?:the |my |our )/i, '')
    const [label, ...others] = hands.page.nodes.filter(
      node => hands.page.children(node).length === 0 && plainText(node.name) === plainText(plain),
    )
    const line = label && hands.page.parent(label)
    const places = line ? hands.page.children(line).filter(node => node.clickable && isSilent(hands.page, node)) : []
    return others.length === 0 && places.length === 1 ? places[0] : undefined
  })
  if (drawn.length === 0 || drawn.includes(undefined)) return false
  for (const [at, node] of drawn.entries()) {
    if (isDrawnOn(hands.again(node!) ?? node!) === isOn) continue
    await hands.click(node!)
    const now = hands.again(node!)
    if (now && isDrawnOn(now) !== isOn)
      throw new GivenUp(`Whether ${names[at]} is ${isOn ? 'on' : 'off'} now cannot be seen.`)
  }
  return true
}

const isSwitch = (node: PageNode): boolean =>
  !node.disabled && (node.role === 'switch' || node.role === 'checkbox' || node.pressed !== undefined)

function called({ hands: { page } }: Work, switches: readonly PageNode[], name: string): PageNode | undefined {
  const scored = switches
    .map(node => ({ node, score: matchText(name, node.name || textBeside(page, node) || '') }))
    .sort((a, b) => b.score - a.score)
  const [best, next] = scored
  return best && best.score >= 0.6 && (next === undefined || next.score < best.score) ? best.node : undefined
}

async function bring(hands: Hands, node: PageNode, isOn: boolean): Promise<void> {
  const now = hands.again(node) ?? node
  if ((now.checked === true || now.pressed === true) === isOn) return
  const said = `switched ${nameOf(hands.page, now)} ${isOn ? 'on' : 'off'}`
  if (now.pressed !== undefined) await hands.act('click', { ref: now.ref }, said)
  else await hands.act('check', { ref: now.ref, checked: isOn }, said)
}
