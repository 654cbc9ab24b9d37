import { useEffect, useState } from 'react'
import type { Distress } from './distress.ts'
import { findReply, type Topic } from './topic.ts'

/**
 * The content of a chat message. A reply is stored as a topic instead of text, so that earlier replies are also
 * translated after a language change.
 */
type MessageContent =
  | { readonly isUser: true; readonly text: string }
  | { readonly isUser: false; readonly topic: Topic | Distress | 'greeting' }
export type ChatMessage = MessageContent & { readonly id: number; readonly timestamp: Date }

const replyDelay = 1_500

function appendMessages(messages: readonly ChatMessage[], contents: readonly MessageContent[]): readonly ChatMessage[] {
  const timestamp = new Date()
  return [...messages, ...contents.map((one, index) => ({ ...one, id: messages.length + index, timestamp }))]
}

/**
 * Manages a conversation that starts with a greeting. Replies are delayed while the chat is `open`. Closing the chat
 * delivers pending replies at once, so that no timer keeps running.
 */
export function useChat(open: boolean) {
  const [messages, setMessages] = useState(() => appendMessages([], [{ isUser: false, topic: 'greeting' }]))
  const [pendingTopics, setPendingTopics] = useState<readonly (Topic | Distress)[]>([])

  useEffect(() => {
    if (pendingTopics.length === 0) return
    const reply = () => {
      setMessages((before) =>
        appendMessages(
          before,
          pendingTopics.map((topic) => ({ isUser: false, topic })),
        ),
      )
      setPendingTopics([])
    }
    if (!open) {
      reply()
      return
    }
    const timer = setTimeout(reply, replyDelay)
    return () => clearTimeout(timer)
  }, [open, pendingTopics])

  return {
    messages,
    typing: pendingTopics.length > 0,
    /** Ignores a message that contains only whitespace. */
    send: (typed: string) => {
      const text = typed.trim()
      if (text === '') return
      setMessages((before) => appendMessages(before, [{ isUser: true, text }]))
      setPendingTopics([...pendingTopics, findReply(text)])
    },
  }
}
