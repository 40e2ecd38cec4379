import type { PageSnapshot } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import { readPage } from '../../ground/page-tree.ts'

/** Verbs that make something of what was found. */
const ANSWERS = /\b(?:enter|type|click|press|submit|choose|select|answer|pick|put|write|fill)\b/i

/** A question on a page that is one: it has choices or a field for the answer, and hardly anything else. */
export function asksOnQuestionPage(text: string, snapshot: PageSnapshot): boolean {
  if (!/^(?:how (?:many|much)|what|what's|which)\b/i.test(text.trim())) return false
  const controls = readPage(snapshot).nodes.filter(node => isControl(node) && !node.hidden)
  const choices = controls.filter(
    node => /^(?:button|radio|option)$/.test(node.role) && /^\s*-?\d+\s*$/.test(node.name),
  )
  return controls.length <= 12 && (choices.length > 1 || ANSWERS.test(text))
}
