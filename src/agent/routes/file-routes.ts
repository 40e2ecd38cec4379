import { createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { notFound } from '../../lib/errors.ts'
import { findSessionFile } from '../../lib/browser-session.ts'

/** Pictures that the browser service takes: they alone are shown, everything else is saved. */
const SHOWN: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

const FileParams = z.object({
  session_id: z.string().min(1).max(200).describe('As told in metadata.session_id'),
  name: z.string().min(1).max(255).describe('As told at the end of an address in data.files'),
})

/**
 * `/files`: screenshots and downloads of a session. They come from web pages: nothing in them may run here, and a browser
 * is not to guess what they are.
 */
export function fileRoutes(stateFolder: string): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/files/{session_id}/{name}',
      operationId: 'getFile',
      summary: 'A screenshot or a download of a conversation',
      tags: ['sessions'],
      params: FileParams,
      responses: {
        200: { description: 'The file', schema: z.string(), contentType: 'application/octet-stream' },
        404: { description: 'The conversation has no such file' },
      },
      handler: async ({ params: { session_id: session, name }, req, res }) => {
        const file = findSessionFile(stateFolder, session, name)
        if (file === undefined) throw notFound(`File '${name}' of session '${session}'`)
        const picture = SHOWN[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '']
        res.attachment(name)
        if (picture) res.set('content-disposition', res.get('content-disposition')!.replace(/^attachment/, 'inline'))
        res.set({
          'content-type': picture ?? 'application/octet-stream',
          'content-length': String(statSync(file).size),
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'no-referrer',
          'cache-control': 'private, no-cache',
        })
        if (req.method === 'HEAD') return void res.end()
        // Whoever waits for the rest sees the connection break off; a client that went away wants nothing more.
        await pipeline(createReadStream(file), res).catch(() => undefined)
      },
    }),
  ]
}
