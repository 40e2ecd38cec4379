/** Screenshots and downloads of an answer: pictures are shown, everything else can be saved. Only what this server keeps. */
export function Files({ files = [] }: { files?: readonly string[] | undefined }) {
  const own = files.filter(file => file.startsWith('/files/'))
  if (!own.length) return null
  return (
    <div class="files">
      {own.map(file => {
        const name = decodeURIComponent(file.split('/').at(-1)!)
        if (!/\.(?:png|jpe?g|webp)$/i.test(name))
          return (
            <p key={file}>
              <a href={file} download={name}>{`Save ${name}`}</a>
            </p>
          )
        return (
          <a key={file} href={file} target="_blank" rel="noopener">
            <img src={file} alt={`Screenshot ${name}`} loading="lazy" />
          </a>
        )
      })}
    </div>
  )
}
