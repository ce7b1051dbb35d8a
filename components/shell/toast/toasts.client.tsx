'use client'

import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { ToastContainer } from 'react-toastify/unstyled'
import { startToasts } from './show-toast'
import { toastHost } from './toast-host'
import { toastMs } from './toast-words.client'
import '@/styles/toast.css'

const mostAtOnce = 3

/** Where messages stand. It is rendered once the first one came and stays. */
export function Toasts() {
  useEffect(startToasts, [])

  return createPortal(
    <ToastContainer
      aria-label="Messages, Alt+T"
      position="top-right"
      limit={mostAtOnce}
      // Only a message with a time is held while the pointer rests on it; the bar that would count it is ours to do without.
      autoClose={toastMs}
      customProgressBar
      draggable={false}
      icon={false}
      transition={false}
      closeButton={({ closeToast }) => (
        <button type="button" className="toast-close" onClick={() => closeToast(true)}>
          Close
        </button>
      )}
    />,
    toastHost(),
  )
}
