import { signedIn } from '../api/sign-in.ts'
import { asCalled } from '../state/program.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { toCommandLine, toCurl } from './commands.ts'

interface CallCommandsProps {
  tool: string
  /** Without secrets. */
  args: Record<string, unknown>
  needsYes: boolean
}

/** The same call from a terminal, to copy. */
export function CallCommands({ tool, args, needsYes }: CallCommandsProps) {
  const needsKey = signedIn.value !== undefined
  const base = location.href.split('#')[0]!
  return (
    <section aria-labelledby="commands-heading">
      <h2 id="commands-heading">From a terminal</h2>
      <Command label="agent" text={asCalled(toCommandLine({ tool, args }))} />
      <Command label="curl" text={toCurl({ tool, args, needsYes, base, needsKey })} />
      <p class="note">
        {`With the arguments above, for sh and alike; secrets are left out.${needsKey ? ' Both take your key from the variable AGENT_API_KEY.' : ''}${needsYes ? ' It changes data: “confirmed” is the yes to that.' : ''}`}
      </p>
    </section>
  )
}

function Command({ label, text }: { label: string; text: string }) {
  return (
    <div class="command">
      <pre tabIndex={0} role="region" aria-label={`${label} command`} dir="ltr">
        {text}
      </pre>
      <CopyButton text={text} label={`Copy the ${label} command`} />
    </div>
  )
}
