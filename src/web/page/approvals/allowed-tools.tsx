import { useState } from 'preact/hooks'
import { announce } from '../state/announce.ts'
import { Button } from '../ui/button.tsx'
import { allowedTools } from '../state/entries.ts'
import { takeBack } from './allowed.ts'

/** What is done in this conversation without asking again, with a way to take it back. Nothing when there is nothing. */
export function AllowedTools() {
  const [problem, setProblem] = useState('')
  if (!allowedTools.value.length) return null
  const ask = async (tool: string) => {
    try {
      await takeBack(tool)
      setProblem('')
      announce(`${tool} is asked for again.`)
      document.querySelector<HTMLElement>('#message')?.focus()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <section class="allowed" aria-label="Done without asking in this conversation">
      <p>Done without asking in this conversation:</p>
      <ul>
        {allowedTools.value.map(({ tool }) => (
          <li key={tool}>
            <code>{tool}</code>
            <Button class="small" onClick={() => void ask(tool)} aria-label={`Ask again before ${tool}`}>
              Ask again
            </Button>
          </li>
        ))}
      </ul>
      {problem && (
        <p class="call-error" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
