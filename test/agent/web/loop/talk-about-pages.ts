import type { Turn, TurnOutcome } from '../../../../src/agent/turn.ts'
import { withSecrets } from '../../../../src/agent/secrets/turn-secrets.ts'
import { createWebEngine, type WebEngine, type WebEngineOptions } from '../../../../src/agent/web/web-engine.ts'
import type { Json } from '../../../../src/lib/json.ts'
import { createLogger } from '../../../../src/lib/logger.ts'
import { turnOf } from '../../../support/turn-of.ts'
import { createScriptedEngine } from '../../support/scripted-engine.ts'
import type { OpenedLoop } from './open-loop.ts'

/** One conversation with the engine for pages, in web mode. */
export interface Talk {
  /** Says something and remembers the outcome; `more` says what is different about this turn. */
  ask(message: string, more?: Partial<Turn>): Promise<TurnOutcome>
  /** Carries out what waits, as after a yes. */
  approve(pending: NonNullable<TurnOutcome['pending']>): ReturnType<WebEngine['execute']>
}

/** Begins a conversation over the opened pages; with `openLoop` there is a language model. */
export function talkAboutPages(opened: OpenedLoop, model: Pick<WebEngineOptions, 'openLoop'> = {}): Talk {
  const engine = createWebEngine({
    inner: createScriptedEngine(),
    registry: opened.registry,
    stateFolder: opened.stateFolder,
    logger: createLogger('test', 'silent'),
    ...model,
  })
  let memory: Json = null
  const turn = (message: string, more: Partial<Turn> = {}): Turn =>
    turnOf(message, { mode: 'web', memory, sessionId: opened.session, signal: AbortSignal.timeout(50_000), ...more })
  return {
    async ask(message, more) {
      const outcome = (await withSecrets(opened.vault, () => engine.answer(turn(message, more))))!
      memory = outcome.memory
      return outcome
    },
    approve: pending => withSecrets(opened.vault, () => engine.execute(pending, turn('yes'))),
  }
}
