import { useRef } from 'preact/hooks'
import { announce } from '../state/announce.ts'
import { Button } from '../ui/button.tsx'
import { toCommandLine, toCurl } from './commands.ts'

interface CallCommandsProps {
  tool: string
  /** Without secrets. */
  args: Record<string, unknown>
  needsYes: boolean
}

/** The same call from a terminal, to copy. */
export function CallCommands({ tool, args, needsYes }: CallCommandsProps) {
  const base = location.href.split('#')[0]!
  return (
    <section aria-labelledby="commands-heading">
      <h2 id="commands-heading">From a terminal</h2>
      <Command label="agent" text={toCommandLine({ tool, args })} />
      <Command label="curl" text={toCurl({ tool, args, needsYes, base })} />
      <p class="note">
        {`With the arguments above, for sh and alike; secrets are left out.${needsYes ? ' It changes data: “confirmed” is the yes to that.' : ''}`}
      </p>
    </section>
  )
}

function Command({ label, text }: { label: string; text: string }) {
  const code = useRef<HTMLPreElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      announce(`The ${label} command was copied.`)
    } catch {
      // Not allowed here: what is selected can be copied by hand.
      getSelection()?.selectAllChildren(code.current!)
      announce('Selected. Copy it with the keyboard.')
    }
  }
  return (
    <div class="command">
      <pre ref={code} tabIndex={0} role="region" aria-label={`${label} command`} dir="ltr">
        {text}
      </pre>
      <Button icon="copy" look="quiet" aria-label={`Copy the ${label} command`} onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  )
}
