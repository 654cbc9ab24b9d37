import type { Shape } from '../../../shape.ts'
import type { mail as english } from '../../en/server/mail.ts'

export const mail = {
  plainLink: '버튼이 눌리지 않으면 이 주소를 복사해서 브라우저에 붙여 넣어 주세요.',
  footer: {
    from: 'Pathwise에서 보낸 메일이에요: {{url}}',
    account: 'Pathwise에 이 이메일 주소가 계정 주소로 입력되어 보내 드리는 메일이에요.',
    asked:
      '{{student}} 님이 Pathwise에 이 주소를 입력해서 보내 드리는 메일이에요. 동의 없이는 다른 메일을 보내지 않아요.',
    reminder: '알림을 받겠다고 하셔서 일주일에 한 번 보내 드리는 메일이에요.',
    end: '알림 그만 받기: {{url}}',
  },
  reset: {
    subject: '새 비밀번호를 정해 주세요',
    preview: '링크는 30분 동안 유효하고, 한 번만 쓸 수 있어요.',
    text: 'Pathwise 계정 {{email}}의 비밀번호를 새로 정하겠다는 요청이 있었어요. 직접 요청했다면 여기에서 새 비밀번호를 정해 주세요.',
    button: '새 비밀번호 정하기',
    note: '링크는 30분 동안 유효하고, 한 번만 쓸 수 있어요. 요청한 적이 없다면 그대로 두세요. 비밀번호는 바뀌지 않아요.',
  },
  password_changed: {
    subject: '비밀번호가 바뀌었어요',
    preview: '직접 바꾸지 않았다면 지금 새 비밀번호를 정해 주세요.',
    text: 'Pathwise 계정 {{email}}의 비밀번호가 방금 바뀌었고, 모든 기기에서 로그아웃되었어요.',
    button: '제가 바꾸지 않았어요. 새 비밀번호 정하기',
    note: '직접 바꿨다면 더 할 일은 없어요.',
  },
  verify: {
    subject: '이메일 주소를 확인해 주세요',
    preview: '확인해 두면 비밀번호를 잊어버려도 계정에 다시 들어올 수 있어요.',
    text: '{{email}} 주소가 본인 것이 맞는지 확인해 주세요. 그러면 비밀번호를 잊어버려도 Pathwise 계정에 다시 들어올 수 있어요.',
    button: '이 주소 확인하기',
    note: '링크는 24시간 동안 유효하고, 한 번만 쓸 수 있어요. 요청한 적이 없다면 그대로 두세요.',
  },
  register: {
    subject: '계정 만들기, 한 단계만 남았어요',
    preview: '주소를 확인하면 끝나요.',
    text: '{{email}} 주소로 Pathwise 계정을 만드는 중이에요. 직접 하신 일이라면 주소를 확인하고, 계정을 만들 때 정한 비밀번호로 로그인해 주세요.',
    button: '확인하고 로그인하기',
    note: '링크는 24시간 동안 유효하고, 한 번만 쓸 수 있어요. 직접 하신 일이 아니라면 그대로 두세요. 계정은 만들어지지 않고, 입력된 내용은 지워져요.',
  },
  registered: {
    subject: '이미 계정이 있어요',
    preview: '누군가 이 주소를 다시 입력했어요.',
    text: '누군가 Pathwise 계정을 만들거나 계정의 이메일을 바꾸려고 {{email}} 주소를 입력했어요. 그런데 이 주소로 만든 계정이 이미 있어요.',
    button: '로그인하기',
    note: '비밀번호를 잊어버렸다면 로그인 페이지에서 새로 정할 수 있어요. 직접 하신 일이 아니라면 그대로 두세요. 바뀐 것은 없어요.',
  },
  change_old: {
    subject: '새 이메일 주소를 확인해 주세요',
    preview: '두 주소에서 모두 확인해야 이메일이 바뀌어요.',
    text: 'Pathwise 계정의 이메일을 {{email}}에서 {{newEmail}} 주소로 바꾸겠다는 요청이 있었어요. 직접 요청했다면 여기에서 확인해 주세요. 새 주소로도 메일을 보냈고, 두 곳에서 모두 확인해야 바뀌어요.',
    button: '변경 확인하기',
    note: '링크는 24시간 동안 쓸 수 있어요. 직접 요청하지 않았다면 확인하지 말고 비밀번호를 바꿔 주세요. 비밀번호를 아는 사람이 요청했기 때문이에요.',
  },
  change_new: {
    subject: '새 이메일 주소를 확인해 주세요',
    preview: '두 주소에서 모두 확인해야 이메일이 바뀌어요.',
    text: '{{email}} 주소를 Pathwise 계정에 쓰겠다는 요청이 있었어요. 직접 요청했다면 여기에서 확인해 주세요. 예전 주소로도 메일을 보냈고, 두 곳에서 모두 확인해야 바뀌어요.',
    button: '이 주소 확인하기',
    note: '링크는 24시간 동안 쓸 수 있어요. 직접 요청하지 않았다면 그대로 두세요.',
  },
  email_changed: {
    subject: '계정의 이메일 주소가 바뀌었어요',
    preview: '이제 새 주소로 로그인해 주세요.',
    text: 'Pathwise 계정의 이메일이 {{email}}에서 {{newEmail}} 주소로 바뀌었어요. 이제 새 주소로 로그인해 주세요.',
    note: '직접 바꾸지 않았다면 사이트 운영자에게 알려 주세요.',
  },
  ask_student: {
    subject: '매주 알림을 받으시겠어요?',
    preview: '일요일마다 다음 주 공부를 한눈에 보여 드려요.',
    text: '일요일 오후마다 다음 주 학습 계획을 메일로 받겠다고 신청하셨어요. 확인하면 알림이 시작돼요.',
    button: '네, 받을게요',
    note: '메일마다 알림을 끄는 링크가 있어요. 신청한 적이 없다면 그대로 두세요. 알림 메일은 오지 않아요.',
  },
  ask_parent: {
    subject: '매주 학습 알림을 받아 보시겠어요?',
    preview: '일요일마다 다음 주 학습 계획을 한눈에 보여 드려요.',
    text: '{{student}} 님이 학습 계획을 함께 보고 싶어 해요. 일요일 오후마다 다음 주 할 일과 걸리는 시간을 메일로 보내 드리고, 학습 결과는 담지 않아요. 확인하시면 알림이 시작돼요.',
    button: '네, 보내 주세요',
    note: '메일마다 알림을 끄는 링크가 있어요. 모르는 학생이라면 그대로 두세요. 알림 메일은 오지 않아요.',
  },
  reminder_student: {
    subject: '다음 주 학습 계획',
    preview: '월요일부터 할 일이에요.',
    text_one: '{{from}}부터 {{until}}까지 할 일이 {{count}}개 있고, 모두 {{time}} 걸려요.',
    text_other: '{{from}}부터 {{until}}까지 할 일이 {{count}}개 있고, 모두 {{time}} 걸려요.',
    button: '내 학습 계획 열기',
    note: '한 주가 너무 빡빡한가요? 계획에서 공부 시간을 바꾸면 그에 맞춰 할 일이 옮겨져요.',
  },
  reminder_parent: {
    subject: '다음 주 학습 계획',
    preview: '월요일부터 할 일이에요.',
    text_one:
      '{{from}}부터 {{until}}까지 {{student}} 님의 학습 계획에는 할 일이 {{count}}개 있고, 모두 {{time}} 걸려요.',
    text_other:
      '{{from}}부터 {{until}}까지 {{student}} 님의 학습 계획에는 할 일이 {{count}}개 있고, 모두 {{time}} 걸려요.',
    note: '일요일 저녁에 자녀에게 이렇게 물어봐 주세요. “이 중에 같이 하고 싶은 게 있니?”',
  },
  task: '{{title}}({{minutes}}분)',
  time: {
    minutes: '{{minutes}}분',
    hours: '{{hours}}시간',
    both: '{{hours}}시간 {{minutes}}분',
  },
} as const satisfies Shape<typeof english>
