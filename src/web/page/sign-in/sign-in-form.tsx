import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { keyWanted, signIn } from '../api/sign-in.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** The form over the page while a key is wanted. What is under it stays as it is, and goes on afterwards. */
export function SignInForm() {
  const element = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  useLayoutEffect(() => {
    const dialog = element.current!
    dialog.showModal()
    // The browser gives the focus back to what had it.
    return () => dialog.close()
  }, [])
  const send = async () => {
    if (isSending || !key.trim()) return
    setSending(true)
    const refused = await signIn(key)
    setSending(false)
    setProblem(refused ?? '')
    if (refused) input.current?.focus()
  }
  return (
    // Without a key there is nothing behind it: Escape does not close it.
    <dialog ref={element} class="sign-in" aria-labelledby="sign-in-heading" onCancel={event => event.preventDefault()}>
      <form
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <h1 id="sign-in-heading">Sign in</h1>
        <p>
          {keyWanted.value === 'lost'
            ? 'Your key is not taken any more: it expired or was revoked. What you wrote is kept, and goes on when you are signed in again.'
            : 'This agent asks for a key. Whoever runs it can make one for you.'}
        </p>
        <div class="field">
          <label>
            <span>Key</span>
            <input
              ref={input}
              id={id}
              type="password"
              value={key}
              required
              autofocus
              autoComplete="current-password"
              autoCapitalize="off"
              spellcheck={false}
              dir="ltr"
              maxLength={200}
              aria-invalid={problem ? 'true' : undefined}
              aria-describedby={problem ? 'key-problem' : 'key-hint'}
              onInput={({ currentTarget }) => setKey(currentTarget.value)}
            />
          </label>
          <small id="key-hint">
            It begins with <code>agk_</code>. The page keeps no copy of it.
          </small>
        </div>
        {problem && (
          <div id="key-problem">
            <Notice tone="bad">{problem}</Notice>
          </div>
        )}
        <Button look="primary" type="submit" aria-disabled={isSending}>
          {isSending ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </dialog>
  )
}
