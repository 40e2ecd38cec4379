import { pattern } from '../../lib/patterns.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import { joinList } from './describe-selection.ts'

/** Where a message names an application: "leads in hubspot", "ask Salesforce for …". */
const PLACE = pattern('i')`
  (?:
    \b(?:in|on|from|at|via|with|through|using|within|inside|into|per|ask|tell|query|search|check|use|open|according\ to)\s+
    (?:the\ |our\ |my\ |your\ )?["“‘']?
    |@
  )$
`

/** What stands behind one: "hubspot: …", "(hubspot)", "hubspot's leads". */
const BEHIND = /^(?::|\)|['’]s\b)/

/** "hubspot's": the name itself. */
const OWNED = /['’]s?$/

/** "acc_500": the key of a record. */
const KEY = /^\d|[_-]\d+$/

/**
 * What is said beside a gap where a word that is not known stands where an application is named: that none is called so, and
 * which there are. Empty for other words.
 */
export function tellApplications(message: string, unknown: readonly string[], { apps }: CatalogueModel): string {
  const said = message.toLowerCase().split(/[^\p{L}\p{N}_-]+/u)
  if (apps.some(({ name }) => said.includes(name.toLowerCase()))) return ''
  const word = unknown.map(one => one.replace(OWNED, '')).find(one => one && !KEY.test(one) && isPlace(message, one))
  if (word === undefined || !apps.length) return ''
  return ` No application is called “${word}” either: I can ask ${joinList(apps.map(({ name }) => name))}.`
}

function isPlace(message: string, word: string): boolean {
  const at = message.toLowerCase().indexOf(word.toLowerCase())
  if (at < 0) return false
  return PLACE.test(message.slice(0, at)) || BEHIND.test(message.slice(at + word.length))
}
