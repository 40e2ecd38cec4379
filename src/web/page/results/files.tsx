import { useEffect, useState } from 'preact/hooks'
import { formatBytes } from '../text/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LongText } from './value.tsx'

const PICTURE = /\.(?:png|jpe?g|webp|gif)$/i
/** Files that are read here as they are. */
const TEXT = /\.(?:txt|log|md|csv|tsv|json|xml|ya?ml)$/i
/** Bytes of a text that are shown here; a longer one is saved. */
const MOST_SHOWN = 500_000

/** Screenshots and downloads of an answer. Only what this server keeps: nothing of other servers is loaded. */
export function Files({ files = [] }: { files?: readonly string[] | undefined }) {
  const own = files.filter(file => file.startsWith('/files/'))
  if (!own.length) return null
  return (
    <div class="files">
      {own.map(file => {
        const name = nameOf(file)
        return PICTURE.test(name) ? (
          <Picture key={file} file={file} name={name} />
        ) : (
          <Download key={file} file={file} name={name} />
        )
      })}
    </div>
  )
}

function nameOf(file: string): string {
  const name = file.split('/').at(-1)!
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A picture, which opens in full size. */
function Picture({ file, name }: { file: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const [isFull, setFull] = useState(false)
  return (
    <>
      <button class="file-picture" type="button" title="Enlarge" onClick={() => setOpen(true)}>
        <img src={file} alt={`Screenshot ${name}`} loading="lazy" />
      </button>
      {isOpen && (
        <Dialog
          title={name}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button aria-pressed={isFull} onClick={() => setFull(!isFull)}>
                Full size
              </Button>
              <a class="button" href={file} download={name}>
                Save
              </a>
            </>
          }
        >
          <div class={`zoomed${isFull ? ' full' : ''}`} tabIndex={0} role="group" aria-label={name}>
            <img src={file} alt={`Screenshot ${name}`} />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** A file to be saved, with its kind and size; a text is read here too. */
function Download({ file, name }: { file: string; name: string }) {
  const [size, setSize] = useState<number>()
  const [text, setText] = useState<string>()
  useEffect(() => {
    fetch(file, { method: 'HEAD' }).then(
      ({ ok, headers }) => ok && setSize(Number(headers.get('content-length') ?? NaN)),
      () => undefined,
    )
  }, [file])
  const kind = /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase()
  const show = async () => {
    try {
      const response = await fetch(file)
      setText(response.ok ? await response.text() : 'The file is no longer kept.')
    } catch {
      setText('The agent server does not answer.')
    }
  }
  return (
    <div>
      <div class="file-line">
        <a href={file} download={name}>{`Save ${name}`}</a>
        <span class="note">
          {[kind, size !== undefined && size >= 0 && formatBytes(size)].filter(Boolean).join(' · ')}
        </span>
        {TEXT.test(name) && text === undefined && (size ?? Infinity) <= MOST_SHOWN && (
          <button class="link-button" type="button" onClick={() => void show()}>
            {`Show ${name}`}
          </button>
        )}
      </div>
      {text !== undefined && <LongText text={text} />}
    </div>
  )
}
