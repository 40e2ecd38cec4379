import { keyWanted } from './api/sign-in.ts'
import { ChatView } from './chat/chat-view.tsx'
import { Header } from './frame/header.tsx'
import { Shortcuts } from './frame/shortcuts.tsx'
import { Side } from './frame/side.tsx'
import { StateBanner } from './frame/state-banner.tsx'
import { announcement } from './state/announce.ts'
import { route } from './state/route.ts'
import { Boundary } from './ui/boundary.tsx'
import { ConfirmDialog } from './ui/confirm.tsx'
import { lazy } from './ui/lazy.tsx'

const ActivityView = lazy(async () => (await import('./activity/activity-view.tsx')).ActivityView)
const SignInForm = lazy(async () => (await import('./sign-in/sign-in-form.tsx')).SignInForm)
const CatalogueView = lazy(async () => (await import('./catalogue/catalogue-view.tsx')).CatalogueView)

/** The whole page: head, side, and the view that the address names. */
export function App() {
  const { view } = route.value
  return (
    <>
      <a
        class="skip"
        href="#main"
        // The address after # names what is shown.
        onClick={event => {
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        Skip to the content
      </a>
      <Header />
      <StateBanner />
      <div class="frame">
        <Side />
        <main id="main" class="main" tabIndex={-1}>
          <Boundary of={route.value}>
            {view === 'chat' && <ChatView />}
            {view === 'catalogue' && <CatalogueView />}
            {view === 'activity' && <ActivityView />}
          </Boundary>
        </main>
      </div>
      <ConfirmDialog />
      {keyWanted.value && <SignInForm />}
      <Shortcuts />
      <p class="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
