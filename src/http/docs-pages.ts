import type { Express } from 'express'
import swaggerUi from 'swagger-ui-express'
import { readAsset } from '../lib/assets.ts'

/** Files that the two pages need, by the path they are served under. All come from this machine (design § 2). */
const FILES: Record<string, { asset: string; type: string }> = {
  'swagger-ui.css': { asset: 'swagger-ui-dist:swagger-ui.css', type: 'text/css' },
  'swagger-ui-bundle.js': { asset: 'swagger-ui-dist:swagger-ui-bundle.js', type: 'text/javascript' },
  'swagger-ui-standalone-preset.js': {
    asset: 'swagger-ui-dist:swagger-ui-standalone-preset.js',
    type: 'text/javascript',
  },
  'favicon-32x32.png': { asset: 'swagger-ui-dist:favicon-32x32.png', type: 'image/png' },
  'favicon-16x16.png': { asset: 'swagger-ui-dist:favicon-16x16.png', type: 'image/png' },
  'redoc.standalone.js': { asset: 'redoc:bundles/redoc.standalone.js', type: 'text/javascript' },
}

/** The assets of the two pages, for `readAsset`. */
export const DOCS_ASSETS: readonly string[] = Object.values(FILES).map(file => file.asset)

/** Serves `/docs` (Swagger UI) and `/redoc` over a description, with every asset from the machine itself. */
export function mountDocsPages(app: Express, title: string): void {
  const cache = new Map<string, Buffer>()
  const swagger = swaggerUi.generateHTML({}, { customSiteTitle: title })
  app.get(['/docs', '/docs/'], (req, res) => {
    if (!req.path.endsWith('/')) res.redirect(301, 'docs/')
    else res.type('html').set('content-security-policy', POLICY).send(swagger)
  })
  app.get('/docs/swagger-ui-init.js', (_req, res) => void res.type('text/javascript').send(SWAGGER_START))
  app.get('/docs/redoc-init.js', (_req, res) => void res.type('text/javascript').send(REDOC_START))
  app.get('/redoc', (_req, res) => {
    res.type('html').set('content-security-policy', POLICY).send(redocPage(title))
  })
  app.get('/docs/:file', (req, res, next) => {
    const file = FILES[req.params.file]
    if (!file) return next()
    const bytes = cache.get(req.params.file) ?? readOwn(file.asset)
    cache.set(req.params.file, bytes)
    res.type(file.type).set('cache-control', 'public, max-age=86400').send(bytes)
  })
}

/** Scripts of this server alone, and what both pages need to draw: styles that they write themselves, and a search in a worker. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Redoc's script asks a content network for its logo; an empty image stands in its place. */
const STRANGERS = /https:\/\/cdn\.redoc\.ly\/[\w./-]+/g

function readOwn(asset: string): Buffer {
  const bytes = readAsset(asset)
  return asset.startsWith('redoc:') ? Buffer.from(bytes.toString('utf8').replaceAll(STRANGERS, 'data:,')) : bytes
}

const SWAGGER_START = `window.ui = SwaggerUIBundle({ url: '../openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset], layout: 'BaseLayout' })`

const REDOC_START = `Redoc.init('openapi.json', { disableSearch: false, hideLoading: true }, document.getElementById('redoc'))`

const redocPage = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>body{margin:0}</style></head>
<body><div id="redoc"></div><script src="docs/redoc.standalone.js"></script>
<script src="docs/redoc-init.js"></script></body></html>`
