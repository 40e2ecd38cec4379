/** What the browser service can be told; times are in seconds ([browser] of the settings file has the same names). */
export interface BrowserSettings {
  /** The program to use; empty: find one (find-browser.ts). */
  path: string
  /** Without a window. */
  headless: boolean
  /** Sessions that are open at once. */
  max_sessions: number
  /** Tabs of one session. */
  max_pages: number
  /** A session that was not used for so long is closed, and the browser after the last one. */
  idle_timeout: number
  /** Longest time for a page to load. */
  navigation_timeout: number
  /** Longest time for an element to become ready for an action. */
  action_timeout: number
  /** Largest file that may come down, in megabytes. */
  max_download_mb: number
  /** Size of the window in CSS pixels. */
  width: number
  height: number
}

export const DEFAULT_BROWSER_SETTINGS: Readonly<BrowserSettings> = {
  path: '',
  headless: true,
  max_sessions: 10,
  max_pages: 10,
  idle_timeout: 600,
  navigation_timeout: 20,
  action_timeout: 5,
  max_download_mb: 100,
  width: 1280,
  height: 800,
}
