import { useState } from 'preact/hooks'
import type { RequestFailed } from '../api/client.ts'
import { asCalled } from '../state/program.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { adminKey } from './change.ts'
import { TextInput } from './inputs.tsx'

/** What another key helps against. */
const KEY_PROBLEMS: (string | undefined)[] = ['ADMIN_KEY_NEEDED', 'SCOPE_TOO_SMALL', 'KEY_REFUSED']

interface FailureProps {
  error: Error | undefined
  /** Tries the same again. */
  again?: (() => void) | undefined
}

/** Why something did not work, as the server says it, and what helps: trying again, or the admin key. */
export function Failure({ error, again }: FailureProps) {
  if (!error) return null
  const { status, code } = error as Partial<RequestFailed>
  const needsKey = KEY_PROBLEMS.includes(code)
  // The same request again is the same mistake again.
  const isMistake = status !== undefined && [400, 403, 409, 422].includes(status)
  return (
    <div class="failure">
      <Notice tone="bad" action={again && !needsKey && !isMistake && <Button onClick={again}>Try again</Button>}>
        <p dir="auto">{asCalled(error.message)}</p>
        {status !== undefined && <p class="failure-code">{code ? `${status} · ${code}` : status}</p>}
      </Notice>
      {needsKey && again && <KeyForm onGiven={again} />}
    </div>
  )
}

function KeyForm({ onGiven }: { onGiven: () => void }) {
  const [key, setKey] = useState('')
  return (
    <form
      class="form-row"
      onSubmit={event => {
        event.preventDefault()
        adminKey.value = key.trim()
        if (adminKey.value) onGiven()
      }}
    >
      <TextInput
        label="Admin key"
        hint="Kept in the memory of this page until it is closed, and sent to this server only."
        type="password"
        value={key}
        onText={setKey}
      />
      <Button look="primary" type="submit">
        Send with this key
      </Button>
    </form>
  )
}
