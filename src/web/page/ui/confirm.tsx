import { signal } from '@preact/signals'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface Question {
  title: string
  text: string
  /** Words of the button that goes on. */
  action: string
}

const asked = signal<(Question & { answer: (yes: boolean) => void }) | undefined>(undefined)

/** Asks before something goes that cannot be brought back. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise(resolve => {
    asked.value?.answer(false)
    asked.value = {
      ...question,
      answer: yes => {
        asked.value = undefined
        resolve(yes)
      },
    }
  })

/** Where `confirm` asks. */
export function ConfirmDialog() {
  if (!asked.value) return null
  const { title, text, action, answer } = asked.value
  return (
    <Dialog
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>Cancel</Button>
          <Button look="danger" onClick={() => answer(true)}>
            {action}
          </Button>
        </>
      }
    >
      <p dir="auto">{text}</p>
    </Dialog>
  )
}
