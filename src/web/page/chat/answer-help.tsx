import { useState } from 'preact/hooks'
import { askAnew, isDecision, questionOf } from '../state/again.ts'
import { commandIn } from '../state/commands.ts'
import type { Entry } from '../state/entries.ts'
import { asCalled } from '../state/program.ts'
import { hrefTo } from '../state/route.ts'
import { changeMode, mode } from '../state/server.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

/** Codes after which the same question may be answered. */
const AGAIN = /^(?:TOOL_FAILED|BUDGET|INCOMPLETE|REGISTRY_UNREACHABLE|CANCELLED|NOT_AS_EXPECTED|MODEL_)/
/** Codes whose reason is what is registered. */
const CATALOGUE = /^(?:NOT_AVAILABLE|REGISTRY_UNREACHABLE)$/

/** What can be done about an answer that is none: change the mode that forbids it, try again, look at the catalogue, run a command. */
export function AnswerHelp({ entry }: { entry: Extract<Entry, { kind: 'answer' }> }) {
  const [failure, setFailure] = useState('')
  const { code, message } = entry.answer.data.error!
  const question = questionOf(entry)
  const place = isDecision(question) ? undefined : question?.place
  const again = () => place !== undefined && void askAnew(place, question!.text)
  const isForbidden =
    (code === 'BROWSER_DISABLED' && mode.value === 'api') || (code === 'API_DISABLED' && mode.value === 'web')
  const changeAndAsk = async () => {
    try {
      await changeMode('hybrid')
      again()
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  const command = asCalled(commandIn(message) ?? '')
  const canRepeat = AGAIN.test(code) && place !== undefined
  const isOfCatalogue = CATALOGUE.test(code)
  if (!isForbidden && !canRepeat && !isOfCatalogue && !command) return null
  return (
    <div class="buttons help">
      {isForbidden && (
        <Button look="primary" onClick={() => void changeAndAsk()}>
          {`Change to hybrid mode${place === undefined ? '' : ' and ask again'}`}
        </Button>
      )}
      {canRepeat && (
        <Button icon="retry" onClick={again}>
          Try again
        </Button>
      )}
      {isOfCatalogue && (
        <a class="button" href={hrefTo({ view: 'catalogue' })}>
          Open the catalogue
        </a>
      )}
      {command && !isForbidden && <CopyButton text={command} label={`Copy “${command}”`} isWritten />}
      {failure && (
        <p class="call-error" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
