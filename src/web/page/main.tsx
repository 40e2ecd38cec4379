import { render } from 'preact'
import { App } from './app.tsx'
import { keepFocus } from './frame/keep-focus.ts'
import { followConversations } from './state/open-session.ts'
import { watchServer } from './state/server.ts'
import { readSessions } from './state/sessions.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/ui.css'
import './styles/frame.css'
import './styles/message.css'
import './styles/welcome.css'
import './styles/composer.css'
import './styles/markdown.css'
import './styles/dialogs.css'
import './styles/results.css'
import './styles/forms.css'
import './styles/evidence.css'
import './styles/approvals.css'
import './styles/catalogue.css'
import './styles/activity.css'
import './styles/sign-in.css'

render(<App />, document.getElementById('app')!)
followConversations()
watchServer()
keepFocus()
void readSessions()
