import type { Shape } from '../../shape.ts'
import type { shares as english } from '../en/shares.ts'

export const shares = {
  report: '이 리포트는 링크를 받은 사람이면 누구나 열어 볼 수 있어요.',
  delete: '링크 삭제',
  deleted: '링크를 삭제했어요. 이제 이 링크로는 리포트를 열 수 없어요.',
  confirm: {
    title: '이 링크를 삭제할까요?',
    text: '링크로 열리던 리포트가 서버에서 삭제되고, 누구도 이 링크를 쓸 수 없게 돼요. 이 기기에 저장한 내용은 그대로예요.',
    failed: '링크를 삭제하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  },
  account: {
    title: '계정에 있는 링크',
    lead: '로그인한 상태에서 공유한 리포트예요. 다른 기기에서 만든 링크도 여기에 나와요.',
    failed: '계정에 있는 링크를 불러오지 못했어요.',
  },
  list: {
    title: '이 기기에서 만든 링크',
    lead: '리포트를 열면 공유할 수 있는 링크가 만들어져요. 여기서 삭제하기 전까지는 링크를 받은 사람이 리포트를 볼 수 있어요.',
    open: '열기',
    openNamed: '{{date}}에 만든 {{goal}} 링크 열기',
    deleteNamed: '링크 삭제: {{goal}}, {{date}}에 만듦',
    madeOn: '{{date}}에 만듦',
  },
} as const satisfies Shape<typeof english>
