import { IconButton } from '../ui/button.tsx'
import { isDark, switchTheme } from '../state/preferences.ts'
import { isAway, status } from '../state/server.ts'
import { isSideOpen } from './side-state.ts'
import { ModeSwitch } from '../catalogue/mode-switch.tsx'

/** The line at the top: menu, name, state of the server, run mode, theme. */
export function Header() {
  return (
    <header class="top">
      <IconButton
        class="only-narrow"
        label="Menu"
        icon="menu"
        aria-expanded={isSideOpen.value}
        aria-controls="side"
        onClick={() => (isSideOpen.value = !isSideOpen.value)}
      />
      <strong class="brand">
        <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="9" />
          <path d="M9 22 16 8l7 14" />
          <circle cx="16" cy="19.5" r="2.2" />
        </svg>
        Agent
      </strong>
      <StatusLine />
      <ModeSwitch />
      <IconButton label={isDark.value ? 'Light colours' : 'Dark colours'} icon="theme" onClick={switchTheme} />
    </header>
  )
}

function StatusLine() {
  const now = status.value
  const lacksBrowser = now !== undefined && now.registry.reachable && now.browser.enabled && !now.browser.available
  const state = isAway.value ? 'away' : lacksBrowser ? 'degraded' : (now?.status ?? 'connecting')
  const words = isAway.value
    ? 'Server away'
    : !now
      ? 'Connecting…'
      : !now.registry.reachable
        ? 'Registry away'
        : `${now.registry.tools} tools from ${now.registry.applications} ${now.registry.applications === 1 ? 'application' : 'applications'}${lacksBrowser ? ', no browser' : ''}`
  return (
    <p id="status" class="status" data-state={state} title={lacksBrowser ? now.browser.message : now?.registry.message}>
      <span class="dot" />
      <span class="status-text">{words}</span>
    </p>
  )
}
