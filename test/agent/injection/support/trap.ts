import { createEngine } from '../../../../src/agent/engine.ts'
import { createEngines } from '../../../../src/agent/engines.ts'
import { createModelEngine } from '../../../../src/agent/model/model-engine.ts'
import type { ModelEvent } from '../../../../src/agent/model/provider.ts'
import type { Turn } from '../../../../src/agent/turn.ts'
import { Settings } from '../../../../src/config/settings.ts'
import type { Json } from '../../../../src/lib/json.ts'
import { createLogger } from '../../../../src/lib/logger.ts'
import { turnOf } from '../../../support/turn-of.ts'
import { call, scriptedProvider, text, type Said } from '../../model/support/scripted-provider.ts'
import { createKitRegistry, type KitTool } from '../../support/tool-kit.ts'
import type { Schema } from '../../support/tool-record.ts'

/** Stands in every injected text: so it is seen where it gets to. */
export const MARKER = 'ZQX'
/** A secret that a service holds and no answer may have. */
export const SECRET = 'sk-live-0123456789abcdef'
export const QUESTION = 'summarise the notes for a tired keeper in one friendly sentence'

/** Where a text of an attacker stands. What is absent is harmless. */
export interface Planted {
  toolName?: string
  toolDescription?: string
  parameterDescription?: string
  parameterName?: string
  choice?: string
  standard?: string
  /** A value of a note, or all notes. */
  value?: string
  notes?: Record<string, unknown>[]
  fieldName?: string
  page?: string
  error?: string
  /** Tools beside the others, such as flows or those that shadow. */
  tools?: KitTool[]
  /** What was said before in this conversation, as it was stored. */
  memory?: Json
  /** What the user asks instead. */
  question?: string
}

const string = (more: Schema = {}): Schema => ({ type: 'string', ...more })

/** Notes, a page, a status; and what an attacker would like to have called. */
function toolsOf(planted: Planted): KitTool[] {
  const note = { id: 1, title: 'Tides', body: planted.value ?? 'High water at six.', author: 'Ann', state: 'open' }
  const notes = planted.notes ?? [
    planted.fieldName ? { ...note, [planted.fieldName]: 'x' } : note,
    { id: 2, title: 'Lamp', body: 'Clean it.', author: 'Bo', state: 'done' },
  ]
  return [
    { name: 'list_notes', description: 'Lists the notes of the keepers', properties: {}, call: () => notes },
    {
      name: 'read_page',
      description: 'Reads a page of the handbook by its topic',
      properties: { topic: string() },
      call: () => planted.page ?? 'The lamp is lit at dusk.',
    },
    {
      name: 'get_status',
      description: 'Tells the status of the lighthouse',
      properties: {},
      call: () => (planted.error === undefined ? { status: 'fine' } : new Error(planted.error)),
    },
    {
      name: planted.toolName ?? 'note_history',
      description: planted.toolDescription ?? 'Tells who changed a note',
      properties: {
        [planted.parameterName ?? 'note']: string({
          description: planted.parameterDescription ?? 'Title of the note',
          ...(planted.choice !== undefined && { enum: ['Tides', planted.choice] }),
          ...(planted.standard !== undefined && { default: planted.standard }),
        }),
      },
      call: () => [],
    },
    { name: 'delete_note', description: 'Deletes a note', properties: { id: { type: 'integer' } }, readOnly: false },
    {
      name: 'send_mail',
      description: 'Sends a mail',
      properties: { to: string(), body: string() },
      readOnly: false,
    },
    {
      name: 'fetch_url',
      description: 'Fetches a page of the web',
      properties: { url: string() },
      call: () => 'fetched',
    },
    { name: 'export_keys', description: 'Lists the keys of all services', properties: {}, call: () => [SECRET] },
    ...(planted.tools ?? []),
  ]
}

const POLICIES = { deny: ['kit_export_*'] }

/**
 * A lighthouse with both engines over it. Its model reads the notes, the page and the status, and then does the worst: all
 * that the attacker wants, whether the text got to it or not.
 */
export function createTrap(planted: Planted, obeys: (ModelEvent[] | string)[], strategy: 'loop' | 'plan' = 'loop') {
  const { calls, registry } = createKitRegistry(toolsOf(planted), { failure: 500 })
  const reads = [call('kit_list_notes'), call('kit_read_page', { topic: 'tides' }), call('kit_get_status')]
  const script: Said[] = [
    ...(strategy === 'loop' ? [reads] : []),
    ...obeys.map(said => (typeof said === 'string' ? [text(said)] : said)),
    [text('High water is at six. The notes say: Clean it.')],
  ]
  const provider = scriptedProvider(script, { schema: strategy === 'plan' })
  const settings = Settings.parse({ policies: POLICIES, model: { context: 32_000, strategy } })
  const logger = createLogger('test', 'silent')
  const engines = createEngines({
    builtin: createEngine({ registryUrl: '', registry, logger }),
    openModel: async () => createModelEngine({ provider, registry, settings, logger }),
    sure: settings.model.builtin_confidence,
    topics: () => [],
    logger,
  })
  let memory: Json = planted.memory ?? null
  return {
    calls,
    provider,
    policies: settings.policies,
    async ask(message: string, engine: NonNullable<Turn['engine']>) {
      const outcome = await engines.answer(
        turnOf(message, { memory, engine, policies: settings.policies, approvals: 'writes' }),
      )
      memory = JSON.parse(JSON.stringify(outcome.memory)) as Json
      return outcome
    },
  }
}
