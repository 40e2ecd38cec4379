import { render } from 'preact'
import { App } from './app.tsx'
import { followRoute } from './state/conversation.ts'
import { watchServer } from './state/server.ts'
import { readSessions } from './state/sessions.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/ui.css'
import './styles/frame.css'
import './styles/chat.css'
import './styles/results.css'
import './styles/evidence.css'
import './styles/approvals.css'
import './styles/catalogue.css'

render(<App />, document.getElementById('app')!)
followRoute()
watchServer()
void readSessions()
