import { ActivityView } from './activity/activity-view.tsx'
import { CatalogueView } from './catalogue/catalogue-view.tsx'
import { ChatView } from './chat/chat-view.tsx'
import { Header } from './frame/header.tsx'
import { Side } from './frame/side.tsx'
import { announcement } from './state/announce.ts'
import { route } from './state/route.ts'

/** The whole page: head, side, and the view that the address names. */
export function App() {
  const { view } = route.value
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Header />
      <div class="frame">
        <Side />
        <main id="main" class="main" tabIndex={-1}>
          {view === 'chat' && <ChatView />}
          {view === 'catalogue' && <CatalogueView />}
          {view === 'activity' && <ActivityView />}
        </main>
      </div>
      <p class="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
