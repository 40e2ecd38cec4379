import { fold } from '../words.ts'
import { annotate } from '../annotate.ts'
import type { Entity } from '../catalogue-model.ts'
import type { Chunk } from '../chunk.ts'
import type { AppKnowledge } from '../interpret.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Query } from '../query.ts'
import { type Message, readMessage } from '../read-message.ts'
import { readChange } from './changed-record.ts'
import { readCreate } from './new-record.ts'
import { VERBS, type WriteAction, type WriteRequest } from './write-request.ts'

const LEAD =
  /^(?:\W|please|kindly|can you|could you|would you|will you|i would like (?:you )?to|i'd like (?:you )?to|i want (?:you )?to|i need (?:you )?to|i wish to|we need to|we should|let's|lets|go ahead and|now|then|also|and|just|ok|okay|hey|hi|hello)+\s*/i

const CAUTION =
  /[,.;]?\s*(?:but\s+|and\s+)?(?:please\s+)?(?:(?:ask|check with|confirm with|consult|tell|show|warn) me|let me (?:confirm|check|approve|see|know))\b[^.!?]*[.!?]?/gi

/** "… but check with me first": the message itself asks for a yes. */
export const asksToBeAsked = (text: string): boolean => new RegExp(CAUTION.source, 'i').test(text)

/** The verb of a message that asks for a change; undefined when it asks for none. */
export function readWriteAction(text: string): WriteAction | undefined {
  const plain = text.replace(LEAD, '').trim()
  const [first, second] = plain.toLowerCase().split(/[\s,]+/)
  const action = first ? VERBS[first] : undefined
  if (/^get rid of\b/i.test(plain)) return 'delete'
  if (!action) return undefined
  if (first === 'put' && /^(a|an|new)$/.test(second ?? '')) return 'create'
  // "record counts", "sets of …", "new leads this month": nouns and adjectives, not commands.
  if ((first === 'new' || first === 'record' || first === 'make') && !/^(a|an|the|new|one|me)$/.test(second ?? ''))
    return undefined
  if (first === 'add' && /^up$/.test(second ?? '')) return undefined
  return action
}

/** "How would I delete a lead?": a question about a change, not a request for one. */
export function asksHowToWrite(text: string): WriteAction | undefined {
  const match =
    /^\W*(?:please |can you |could you )?(?:explain |tell me |show me )?how (?:do|would|can|could|should|to|does)(?: (?:i|one|we|you|someone))?\s+(\w+)/i.exec(
      text,
    )
  return match ? VERBS[match[1]!.toLowerCase()] : undefined
}

/** Reads a request for a change in every application and gives the reading that explains it best. */
export function readWrite(
  text: string,
  action: WriteAction,
  knowledge: Knowledge,
  apps: string[] | undefined,
  now: Date,
  previous?: Query,
): WriteRequest | undefined {
  const plain = asUpdate(fromHeading(text.replace(CAUTION, '').replace(LEAD, '').trim()))
  if (/^set /i.test(plain) && action === 'create') action = 'update'
  const message = readMessage(plain, now)
  const requests = knowledge.apps(apps).flatMap(app => {
    const request = readInApp(message, action, app, previous)
    return request ? [request] : []
  })
  return requests.sort((a, b) => b.score - a.score)[0]
}

/** "update lead 5: set status to contacted" says the same as "set status of lead 5 to contacted". */
function fromHeading(text: string): string {
  const match =
    /^(?:update|change|edit|modify)\s+([^:]+?)\s*:\s*(?:set\s+|change\s+)?(?:the\s+|its\s+)?([\w -]+?)\s+(to|as|=)\s+(.+)$/i.exec(
      text,
    )
  return match ? `set ${match[2]} of ${match[1]} ${match[3]} ${match[4]}` : text
}

/** "add the note “…” to the lead Ann" changes the lead: the same as "set the note of the lead Ann to “…”". */
function asUpdate(text: string): string {
  const match =
    /^(?:add|put|write|append)\s+(?:the |a |an |this )?(\w+(?: \w+)?)[:\s]+(["“][^"”]+["”])\s+(?:to|on|for)\s+(.+?)[.!]*$/i.exec(
      text,
    )
  return match && !/\b(called|named|titled)$/i.test(match[1]!) ? `set ${match[1]} of ${match[3]} to ${match[2]}` : text
}

function readInApp(
  message: Message,
  action: WriteAction,
  app: AppKnowledge,
  previous?: Query,
): WriteRequest | undefined {
  const chunks = annotate(message, app.dictionary, app.vocabularies)
  const entity = chooseEntity(chunks, action, app, previous)
  if (!entity) return undefined
  const operation = entity.operations.find(o => o.action === action)
  const appScore = chunks.filter(c => c.kind === 'app').length * 2
  const base = {
    action,
    app: app.model.name,
    entity,
    ...(operation && { operation }),
    values: {},
    references: [] as WriteRequest['references'],
    unknown: [] as string[],
  }
  if (action === 'create') return readCreate(message, chunks, app, base, appScore)
  return readChange(message, chunks, app, base, appScore, previous)
}

/** The records to change: for a new one the noun after the verb or after "as a"; else the noun that the operation exists for. */
function chooseEntity(chunks: Chunk[], action: WriteAction, app: AppKnowledge, previous?: Query): Entity | undefined {
  const mentions = chunks
    .filter(c => c.entities.length && !(c.values.length && /^[A-Z]/.test(c.text) && c.text.includes(' ')))
    .map(c => ({ at: c.from, entity: [...c.entities].sort((a, b) => b.quality - a.quality)[0]!.entity }))
  // "an account named …" reads as the field "account name": its noun is the record.
  const owners = chunks.flatMap(c =>
    c.fields
      .filter(f => f.quality === 1 && fold(c.text).startsWith(`${f.entity.noun} `))
      .map(f => ({ at: c.from, entity: f.entity })),
  )
  mentions.push(...owners)
  mentions.sort((a, b) => a.at - b.at)
  const able = mentions.filter(m => m.entity.operations.some(o => o.action === action))
  const first = (able.length ? able : mentions)[0]?.entity
  if (first || action === 'create') return first
  const pronoun = chunks.some(c => c.operator?.type === 'pronoun')
  if (pronoun && previous?.app === app.model.name) return app.model.entities.find(e => e.key === previous.root.entity)
  // "Delete Nadia Forsberg": the record that has the name.
  return chunks.flatMap(c => c.values).find(v => v.entity.nameFields.includes(v.field) || v.field.role === 'email')
    ?.entity
}
