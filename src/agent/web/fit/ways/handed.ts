import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import { bestFit, contentOf, type Named } from '../page-names.ts'
import { FULL, setTo, type Fit, type Said } from '../pieces.ts'

/** How a thing of the page is spoken of; what is written into a field comes without it. */
const DETERMINED =
  /^(?:the|this|that|these|those|my|your|our|his|her|its|their|it|them|all|every|each|me|us|for|to|up|down|in|on|off|out|with)$/

/** "track 4711", "add oat milk": a button by its whole name, and what goes into the one field that stands beside it. */
export function handed(fitter: Fitter, at: number, said: Said): Fit[] {
  if (said.any || said.verb || at + 1 >= fitter.tokens.length) return []
  const words = contentOf(fitter.word(at))
  const [button, ...more] = fitter.names.named.filter(
    ({ kind, node, names }) => kind === 'button' && node.role === 'button' && bestFit(words, names) >= FULL,
  )
  const from = at + 1
  if (!button || more.length || DETERMINED.test(fitter.word(from)) || fitter.isStop(from)) return []
  const field = fieldBeside(fitter, button)
  const end = fitter.clauseEnd(from)
  if (!field || !fitter.isOnlyFrameOrEnd(end)) return []
  const value = restore(fitter.text(from, end), fitter.source)
  const quoted = end - from === 1 && fitter.tokens[from]!.kind === 'literal'
  return fitter.goOn(fitter.tokens.length, said, 0.3, setTo(field, value, { quoted }), {
    kind: 'press',
    of: button,
    called: fitter.word(at),
  })
}

/** The only field in the nearest part of the page that has the button and any field at all; it takes any text. */
function fieldBeside({ names: { page, named } }: Fitter, { node }: Named): Named | undefined {
  const fields = named.filter(({ kind }) => kind === 'field' || kind === 'choice' || kind === 'mark')
  for (const above of page.ancestors(node)) {
    const inside = fields.filter(({ within }) => within.has(above.ref))
    if (!inside.length) continue
    const [only, ...others] = inside
    const isText = /^(?:textbox|searchbox|combobox)$/.test(only!.node.role) && only!.node.editable === true
    return !others.length && isText && only!.node.type !== 'password' ? only : undefined
  }
  return undefined
}
