import { useEffect, useState } from 'react'
import { type Topic, topicOf } from './topic.ts'

/**
 * The content of a message. The assistant's replies are stored by topic, so that they follow the current language.
 */
type Said =
  | { readonly isUser: true; readonly text: string }
  | { readonly isUser: false; readonly topic: Topic | 'greeting' }
export type ChatMessage = Said & { readonly id: number; readonly timestamp: Date }

const replyDelay = 1_500

function appended(messages: readonly ChatMessage[], said: readonly Said[]): readonly ChatMessage[] {
  const timestamp = new Date()
  return [...messages, ...said.map((one, index) => ({ ...one, id: messages.length + index, timestamp }))]
}

/**
 * Holds a conversation that starts with a greeting. While the chat is `open`, a reply is delayed; closing it delivers
 * pending replies immediately, so that no timer keeps running.
 */
export function useChat(open: boolean) {
  const [messages, setMessages] = useState(() => appended([], [{ isUser: false, topic: 'greeting' }]))
  const [awaited, setAwaited] = useState<readonly Topic[]>([])

  useEffect(() => {
    if (awaited.length === 0) return
    const reply = () => {
      setMessages((before) =>
        appended(
          before,
          awaited.map((topic) => ({ isUser: false, topic })),
        ),
      )
      setAwaited([])
    }
    if (!open) {
      reply()
      return
    }
    const timer = setTimeout(reply, replyDelay)
    return () => clearTimeout(timer)
  }, [open, awaited])

  return {
    messages,
    typing: awaited.length > 0,
    /** Ignores whitespace-only text. */
    send: (typed: string) => {
      const text = typed.trim()
      if (text === '') return
      setMessages((before) => appended(before, [{ isUser: true, text }]))
      setAwaited([...awaited, topicOf(text)])
    },
  }
}
