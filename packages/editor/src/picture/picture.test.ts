import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pasteFiles, pasteInto } from '../../test/paste-into.ts'
import { renderEditor } from '../../test/render-editor.tsx'
import type { PictureStore } from './picture-store.ts'

const id = 'Q2VsbCBkaXZpc2lvbi4wMQ'
const image = (words: string, width = 640, height = 320) =>
  `<img src="/pictures/${id}"${words} width="${width}" height="${height}">`
const png = new File([new Uint8Array([1, 2, 3])], 'cell.png', { type: 'image/png' })
const store: PictureStore = async () => ({ id, width: 1_280, height: 640 })

const save = (name: string) => page.getByRole('button', { name }).click()
const describePicture = (words: string) => page.getByRole('textbox', { name: 'Description' }).fill(words)

describe('the picture form', () => {
  it('inserts a file with description and caption, and limits its width to the text column', async () => {
    const pictures = vi.fn<PictureStore>(store)
    const { text, html } = await renderEditor('<p>a</p>', { pictures })
    await text.click()
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    await save('Insert the picture')
    await expect.element(page.getByText('Choose a file.')).toBeVisible()
    await page.getByLabelText('File').upload(png)
    await save('Insert the picture')
    await expect.element(page.getByText('Describe the picture, or mark it as decorative.')).toBeVisible()
    expect(pictures).not.toHaveBeenCalled()
    await describePicture(' A cell ')
    await page.getByRole('textbox', { name: 'Caption' }).fill('Figure <1>')
    await save('Insert the picture')
    const figure = `<figure>${image(' alt="A cell"')}\n<figcaption>Figure &#x3C;1></figcaption>\n</figure>`
    await vi.waitFor(() => expect(html()).toBe(`<p>a</p>\n${figure}`))
  })

  it('explains why the server rejected a picture file, and keeps the typed description', async () => {
    const { text, html } = await renderEditor('<p>a</p>', { pictures: async () => ({ refused: 'picture_too_large' }) })
    await pasteFiles(text, [png])
    await describePicture('A cell')
    await save('Insert the picture')
    await expect.element(page.getByRole('alert')).toHaveTextContent('10 MB')
    await expect.element(page.getByRole('textbox', { name: 'Description' })).toHaveValue('A cell')
    await save('Cancel')
    expect(html()).toBe('<p>a</p>')
  })

  it('does not insert a picture when its form is closed during the upload, and then accepts another file', async () => {
    let finish: (() => void) | undefined
    const stored = new Promise<void>((resolve) => {
      finish = resolve
    })
    const pictures = vi.fn<PictureStore>(store).mockImplementationOnce((file) => stored.then(() => store(file)))
    const { text, html } = await renderEditor('<p>a</p>', { pictures })
    await pasteFiles(text, [png])
    await describePicture('one')
    await save('Insert the picture')
    await expect.element(page.getByRole('button', { name: 'Storing…' })).toBeVisible()
    await save('Cancel')
    await pasteFiles(text, [png])
    finish?.()
    await describePicture('two')
    await save('Insert the picture')
    await vi.waitFor(() => expect(html()).toBe(`<p>a</p>\n<figure>${image(' alt="two"')}</figure>`))
  })

  it('inserts a dropped file at the drop position', async () => {
    const { text, html } = await renderEditor('<p>a</p><p>b</p>', { pictures: store })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(png)
    await userEvent.click(text.getByText('b'))
    const { right, top } = text.getByText('a').element().getBoundingClientRect()
    const place = { clientX: right - 1, clientY: top + 5 }
    text.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }))
    await describePicture('A cell')
    await save('Insert the picture')
    await vi.waitFor(() => expect(html()).toBe(`<p>a</p>\n<figure>${image(' alt="A cell"')}</figure>\n<p>b</p>`))
  })

  it('opens the picture form once for each pasted file', async () => {
    const { text, html } = await renderEditor('<p>a</p>', { pictures: store })
    await pasteFiles(text, [png, png])
    await describePicture('one')
    await save('Insert the picture')
    await page.getByRole('checkbox', { name: 'Decorative only, with no information' }).click()
    await save('Insert the picture')
    await vi.waitFor(() => expect(html().match(/ alt="\w*"/g)).toEqual([' alt="one"', ' alt=""']))
  })

  it('opens the form when a selected picture is clicked, and keeps proportions when the width changes', async () => {
    const figure = `<figure>${image(' alt="A cell"')}\n<figcaption>a <strong>b</strong></figcaption>\n</figure>`
    const { screen, html } = await renderEditor(`${figure}\n<p>a</p>`, { pictures: store })
    const shown = screen.getByRole('img', { name: 'A cell' })
    await shown.click()
    await shown.click()
    await page.getByRole('spinbutton', { name: 'Width in pixels' }).fill('320')
    await describePicture('Two cells')
    await save('Save the picture')
    const changed = figure.replace(image(' alt="A cell"'), image(' alt="Two cells"', 320, 160))
    await vi.waitFor(() => expect(html()).toBe(`${changed}\n<p>a</p>`))
  })

  it('hides the width field for a picture without a stored size', async () => {
    const figure = (words: string) => `<figure><img src="/pictures/${id}" alt="${words}"></figure>\n<p>a</p>`
    const { screen, html } = await renderEditor(figure('A cell'), { pictures: store })
    await screen.getByRole('img', { name: 'A cell' }).click()
    await userEvent.keyboard('{Enter}')
    await describePicture('Two cells')
    expect(page.getByRole('spinbutton').elements()).toEqual([])
    await save('Save the picture')
    await vi.waitFor(() => expect(html()).toBe(figure('Two cells')))
  })
})

describe('pasted HTML with pictures', () => {
  const data = 'data:image/png;base64,AQID'

  it('keeps embedded pictures, and alerts the user to external ones', async () => {
    const { text, html } = await renderEditor('', { pictures: store })
    const remote = '<img src="https://a.example/b.png" alt="b">'
    await pasteInto(text, { 'text/html': `<p>a <img src="${data}" alt="A cell"></p><p>${remote}</p>` })
    const kept = `<p>a</p>\n<figure>${image(' alt="A cell"')}</figure>\n<p><a href="https://a.example/b.png">b</a></p>`
    await vi.waitFor(() => expect(html()).toBe(kept))
    await expect.element(page.getByRole('alert')).toHaveTextContent('stored at other addresses')
  })

  it('keeps a picture that is copied from our pages, and shows a note when the picture has no description', async () => {
    const { screen, text, html } = await renderEditor('', { pictures: store })
    await pasteInto(text, { 'text/html': `<p>a</p><img src="${location.origin}/pictures/${id}?run=1">` })
    await vi.waitFor(() => expect(html()).toBe(`<p>a</p>\n<figure><img src="/pictures/${id}"></figure>`))
    await expect.element(screen.getByText('This picture has no description yet.')).toBeVisible()
  })
})
