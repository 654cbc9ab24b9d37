import type { Shape } from '../../shape.ts'
import type { reminders as english } from '../en/reminders.ts'

export const reminders = {
  title: '주간 알림',
  text: '일요일 오후마다 다음 주 할 일과 걸리는 시간을 메일로 보내 드려요. 학습 결과는 담지 않아요. 받을 사람이 먼저 메일에서 동의해야 알림이 시작돼요.',
  off: '이 사이트는 알림을 보내지 않아요.',
  loading: '알림을 불러오고 있어요',
  failed: '알림을 불러오지 못했어요.',
  you: '{{email}}(나)',
  confirmed: '일요일마다',
  waiting: '동의를 기다리는 중',
  bounced: '메일이 되돌아오는 주소예요',
  end: '끄기',
  endNamed: '알림 끄기: {{email}}',
  ended: '알림을 껐어요.',
  forMe: '나에게 보내기',
  parent: '부모님 이메일',
  parentHint: '누가 보냈는지 알 수 있게, 동의를 묻는 메일에 내 이메일 주소를 넣어요.',
  language: '메일 언어',
  submit: '동의 요청하기',
  missing: '이메일 주소를 입력해 주세요.',
  refused: '이메일 주소가 올바르지 않아요.',
  asked: '{{email}} 주소로 메일을 보냈어요. 받은 사람이 동의하면 알림이 시작돼요.',
  known: '{{email}} 주소는 이미 알림을 받고 있어요. 메일 언어를 저장했어요.',
  full: '받는 사람이 이미 네 명이에요. 한 명의 알림을 끄면 다른 사람에게 동의를 요청할 수 있어요.',
  unsubscribe: {
    title: '주간 알림 끄기',
    text: '버튼을 누르면 더 이상 알림이 오지 않아요.',
    submit: '알림 그만 받기',
    done: '끝났어요. 이제 알림이 오지 않아요.',
    broken: '링크가 온전하지 않아요. 메일에서 링크를 처음부터 끝까지 복사해 주세요.',
  },
} as const satisfies Shape<typeof english>
