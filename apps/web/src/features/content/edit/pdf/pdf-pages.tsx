import { Alert } from '@pathwise/ui/alert'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OpenPdf, openPdf } from './open-pdf.ts'

/** Shows the pages of a PDF. The pages of the previous one stay until the new one is open. */
export function PdfPages({ bytes }: { bytes: Uint8Array }) {
  const { t } = useTranslation('contentEdit')
  const [open, setOpen] = useState<OpenPdf>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let isLatest = true
    openPdf(bytes).then(
      (pdf) => {
        if (!isLatest) return pdf.close()
        setFailed(false)
        setOpen(pdf)
      },
      (error: unknown) => {
        console.error('The PDF could not be opened', error)
        if (isLatest) setFailed(true)
      },
    )
    return () => {
      isLatest = false
    }
  }, [bytes])
  useEffect(() => open && (() => open.close()), [open])

  return (
    <>
      {failed && <Alert tone="danger">{t('pdf.problems.unreadable')}</Alert>}
      {open &&
        Array.from({ length: open.pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <PdfPage key={index} pdf={open} number={index + 1} />
        ))}
    </>
  )
}

function PdfPage({ pdf, number }: { pdf: OpenPdf; number: number }) {
  const { t } = useTranslation('contentEdit')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!canvas.current) return
    // Pages far outside the view are not drawn, because each needs several megabytes.
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    )
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const page = canvas.current
    if (!page) return
    if (isNear) return pdf.drawPage(number, page)
    page.width = 0
    return undefined
  }, [pdf, number, isNear])

  return (
    <canvas
      ref={canvas}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot be drawn on.
      role="img"
      aria-label={t('pdf.page', { number, total: pdf.pages })}
      className="block aspect-[17/22] w-full border border-line bg-white"
    />
  )
}
