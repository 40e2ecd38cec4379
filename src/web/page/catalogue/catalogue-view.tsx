/** Applications and their tools. */
export function CatalogueView() {
  return (
    <div class="page">
      <h1>Catalogue</h1>
    </div>
  )
}
