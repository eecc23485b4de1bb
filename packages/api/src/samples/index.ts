/** Calls of the contract with samples of what they take and give: for documents, stand-in servers and tests. */

export {
  contractCalls,
  type InputFault,
  type InputPart,
  inputFaults,
  type NamedCall,
  sampleInput,
  sampleReply,
} from './contract-calls.ts';
