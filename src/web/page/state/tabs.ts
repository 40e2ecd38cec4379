/** Other tabs of this page; they look again when one of them changed a conversation. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('agent')

// A channel is of one origin: it takes no target.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
export const tellTabs = (): void => channel?.postMessage('changed')

export function onTabsChanged(look: () => void): void {
  channel?.addEventListener('message', look)
}
