import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { unpackChromium } from './unpack-chromium.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface FindBrowserOptions {
  /** [browser] path of the settings. */
  path?: string
  environment: Environment
  platform?: NodeJS.Platform
  home?: string
  /** Where the system's own folders begin. */
  root?: string
  /** The npm package that brings one along. */
  package?: string
}

/** `path` is undefined when there is none; `looked` says where, in order, in words. */
export interface FoundBrowser {
  path: string | undefined
  /** Where it comes from: setting, environment, PATH, this system, Playwright or npm. */
  source: string
  looked: string[]
  /** Why the one that was asked for by name cannot be used. */
  problem?: string
}

const PACKAGE = '@sparticuz/chromium'

/** Programs that speak the DevTools protocol, by the names that their packages install. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
  'brave',
  'brave-browser',
]

/**
 * Finds a browser: the setting, AGENT_BROWSER_PATH, PATH, the usual places of macOS, Windows and Linux (those of
 * Playwright's channels), Playwright's own downloads, and @sparticuz/chromium when it is installed. One that was named but
 * is not there is an error and not passed over.
 */
export async function findBrowser(options: FindBrowserOptions): Promise<FoundBrowser> {
  const { environment, platform = process.platform, home = homedir(), root = '/', package: name = PACKAGE } = options
  const looked: string[] = []
  for (const [source, path] of [
    ['the setting browser.path', options.path],
    ['AGENT_BROWSER_PATH', environment.AGENT_BROWSER_PATH],
  ] as const) {
    looked.push(source)
    if (!path) continue
    if (isProgram(path)) return { path, source, looked }
    return { path: undefined, source, looked, problem: `${source} names ${path}, which is not a program` }
  }
  for (const { source, paths } of places(environment, platform, home, root)) {
    looked.push(source)
    const path = paths.find(isProgram)
    if (path) return { path, source, looked }
  }
  const source = `the npm package ${name}`
  looked.push(source)
  const path = await fromNpm(name, environment, home)
  return { path, source: path ? source : '', looked }
}

function places(environment: Environment, platform: NodeJS.Platform, home: string, root: string) {
  const endings = platform === 'win32' ? ['.exe'] : ['']
  const folders = (environment.PATH ?? environment.Path ?? '').split(delimiter).filter(folder => folder !== '')
  const cache = playwrightCache(environment, platform, home)
  return [
    { source: 'PATH', paths: NAMES.flatMap(name => folders.flatMap(one => endings.map(end => join(one, name + end)))) },
    { source: 'the usual places of this system', paths: usualPlaces(environment, platform, home, root) },
    { source: `Playwright's downloads (${cache})`, paths: downloaded(cache) },
  ]
}

/** Where installers put Chrome, Edge, Brave and Chromium (playwright-core's channels name the same). */
function usualPlaces(environment: Environment, platform: NodeJS.Platform, home: string, root: string): string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser']
    return [join(root, 'Applications'), join(home, 'Applications')].flatMap(folder =>
      apps.map(app => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    )
  }
  if (platform === 'win32') {
    const roots = [environment.LOCALAPPDATA, environment.PROGRAMFILES, environment['PROGRAMFILES(X86)']]
    const programs = [
      ['Google', 'Chrome', 'Application', 'chrome.exe'],
      ['Chromium', 'Application', 'chrome.exe'],
      ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
      ['BraveSoftware', 'Brave-Browser', 'Application', 'brave.exe'],
    ]
    return roots.flatMap(root => (root ? programs.map(parts => join(root, ...parts)) : []))
  }
  return [
    'opt/google/chrome/chrome',
    'opt/microsoft/msedge/msedge',
    'opt/brave.com/brave/brave',
    'snap/bin/chromium',
  ].map(path => join(root, path))
}

/** https://playwright.dev/docs/browsers#managing-browser-binaries */
function playwrightCache(environment: Environment, platform: NodeJS.Platform, home: string): string {
  if (environment.PLAYWRIGHT_BROWSERS_PATH) return environment.PLAYWRIGHT_BROWSERS_PATH
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'ms-playwright')
  if (platform === 'win32') return join(environment.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'ms-playwright')
  return join(environment.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright')
}

/** Chromium builds in Playwright's folder, newest first: chromium-1234/chrome-linux64/chrome and the like. */
function downloaded(cache: string): string[] {
  const builds = namesIn(cache).flatMap(name => {
    const match = /^chromium(?:_headless_shell)?-(\d+)$/.exec(name)
    return match ? [{ name, build: Number(match[1]), shell: name.includes('shell') }] : []
  })
  builds.sort((left, right) => right.build - left.build || Number(left.shell) - Number(right.shell))
  const programs = /^(chrome|headless_shell|chrome-headless-shell|Chromium|Google Chrome for Testing)(\.exe)?$/
  return builds.flatMap(({ name }) =>
    namesIn(join(cache, name)).flatMap(folder => {
      const root = join(cache, name, folder)
      return namesIn(root).flatMap(entry => {
        if (programs.test(entry)) return [join(root, entry)]
        const inside = join(root, entry, 'Contents', 'MacOS')
        return entry.endsWith('.app')
          ? namesIn(inside).flatMap(one => (programs.test(one) ? [join(inside, one)] : []))
          : []
      })
    }),
  )
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** A package that somebody may have installed; it is none of ours. */
async function fromNpm(name: string, environment: Environment, home: string): Promise<string | undefined> {
  try {
    const path = await unpackChromium({ name, environment, home })
    return path !== undefined && isProgram(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** What to tell people who have none: where was looked and the three ways to get one. */
export function describeMissingBrowser({ looked, problem }: FoundBrowser): string {
  const start = problem ? `${problem}.` : `No browser found. Looked at: ${looked.join('; ')}.`
  return `${start} Three ways to get one: install Chromium, Chrome, Edge or Brave; run \`npx playwright install chromium\`; or set browser.path (or AGENT_BROWSER_PATH) to the program of one that you have.`
}
